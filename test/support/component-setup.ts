// Runs before every component test: matchers for the DOM, and an IndexedDB that lives in memory.
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
