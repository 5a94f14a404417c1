import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

/** Where Home begins: Kit's own start, the app, the layout and the first page. */
const FIRST_PAGE = [
  'node_modules/@sveltejs/kit/src/runtime/client/entry.js',
  '.svelte-kit/generated/client-optimized/app.js',
  '.svelte-kit/generated/client-optimized/nodes/0.js',
  // The page that says that another one could not be fetched cannot be fetched then.
  '.svelte-kit/generated/client-optimized/nodes/1.js',
  '.svelte-kit/generated/client-optimized/nodes/2.js',
].map((path) => resolve(path));

interface Modules {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** All that Home imports before it answers, in one file; what it loads later is not of it. One file is fetched sooner than twenty. */
const onFirstPage = new Set<string>();
function firstPage(id: string, modules: Modules): string | null {
  if (onFirstPage.size === 0) {
    const found = FIRST_PAGE.filter((path) => modules.getModuleInfo(path) !== null);
    for (const path of found) onFirstPage.add(path);
    // A set that grows while it is walked: each module is seen once.
    for (const path of onFirstPage)
      for (const imported of modules.getModuleInfo(path)?.importedIds ?? []) onFirstPage.add(imported);
  }
  return onFirstPage.has(id) ? 'first' : null;
}

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    rolldownOptions: {
      ...rolldownOptions,
      output: {
        codeSplitting: { groups: [{ name: firstPage }] },
      },
    },
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
        // The first visit too is served by the worker as soon as it has all files: no second visit is needed to play offline.
        clientsClaim: true,
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
