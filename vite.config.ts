import { readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const rolldownOptions = {
  // How long each plugin took is of no interest to somebody who starts the app.
  checks: { bundlerTimings: false },
  // Readers of codes in plain JavaScript do nothing when they are only loaded: what is not used is left out (30 kB, not 123).
  treeshake: { moduleSideEffects: (path: string) => !path.includes('/@zxing/') },
};

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    rolldownOptions,
    // Which scripts each page needs is not written into the first one: the worker has them all, and the browser finds them.
    modulePreload: { resolveDependencies: () => [] },
  },
  // Workers load their parts on demand, as the page does.
  worker: { format: 'es', rolldownOptions },
  plugins: [
    sveltekit(),
    SvelteKitPWA({
      registerType: 'prompt',
      injectRegister: false,
      // The manifest is a plain file in static/: its addresses are relative, so it holds under any base path.
      manifest: false,
      // Addresses in the worker are relative to it, for the same reason. Vite's own base would be absolute.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      kit: { base: './', adapterFallback: '404.html', spa: true, trailingSlash: 'always' },
      workbox: {
        globPatterns: ['client/**/*.{js,css,svg,png,webmanifest}', 'prerendered/**/*.html'],
        cleanupOutdatedCaches: true,
        // The scanner's program is large, and many tables never scan: kept from its first use on (session/scan-offline).
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.wasm'),
            handler: 'CacheFirst',
            options: { cacheName: 'scanner', expiration: { maxEntries: 2 } },
          },
        ],
      },
    }),
  ],
});
