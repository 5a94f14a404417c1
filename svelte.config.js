import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Where the build goes and under which path it will be served. Both have defaults that suit the root of a host.
const outputFolder = process.env.BUILD_FOLDER ?? 'build';
const basePath = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');

// Only `vite dev` knows pages that end in .gallery: the gallery of components is in no build.
const developing = process.argv.includes('dev');

/** @type {import('@sveltejs/kit').Config} */
const config = {
  extensions: developing ? ['.svelte', '.gallery'] : ['.svelte'],
  preprocess: vitePreprocess({ script: false }),
  compilerOptions: { runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true) },
  kit: {
    // Every fixed page is written as HTML; addresses that only the app knows fall to 404.html, which starts it.
    adapter: adapter({ pages: outputFolder, assets: outputFolder, fallback: '404.html', precompress: true }),
    paths: { base: basePath, relative: true },
    // src/session/app-update registers the worker itself, so that an update waits for the player's word.
    serviceWorker: { register: false },
    version: { pollInterval: 0 },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self', 'wasm-unsafe-eval'],
        'style-src': ['self'],
        // No style attributes, except the one on Kit's own announcer of page changes (its hash; a test sees others).
        'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
        'img-src': ['self', 'blob:', 'data:'],
        'worker-src': ['self', 'blob:'],
        'connect-src': ['self'],
        'manifest-src': ['self'],
        'object-src': ['none'],
        'base-uri': ['none'],
        'form-action': ['none'],
      },
    },
  },
};

export default config;
