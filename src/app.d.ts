declare global {
  /** The version in package.json, put in by the build. */
  const __APP_VERSION__: string;
}

export {};
