import { sveltekit } from '@sveltejs/kit/vite';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// Two projects: plain TypeScript runs in Node without the Kit plugin (fast), components run in jsdom.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/ui/**', 'test/session/**', 'test/e2e/**', '**/node_modules/**'],
        },
      },
      {
        define: { __APP_VERSION__: JSON.stringify('0.0.0-test') },
        plugins: [sveltekit(), svelteTesting()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['test/ui/**/*.test.ts', 'test/session/**/*.test.ts'],
          setupFiles: ['test/support/component-setup.ts'],
        },
      },
    ],
  },
});
