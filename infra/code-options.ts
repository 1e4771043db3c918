import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

export const codeOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  // CommonJS: an ES module starts a quarter later, because importing Node's modules evaluates what they load lazily
  // (github.com/aws/aws-sdk-js-v3/issues/6914).
  format: 'cjs',
  mainFields: ['module', 'main'],
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

/** Smaller replacements. esbuild fails on a name that one lacks. */
const aliasIn = (root: string) => ({
  '@aws-sdk/credential-provider-node': join(root, 'functions/data/kernel/sdk/credentials.ts'),
  '@smithy/core/event-streams': join(root, 'functions/data/kernel/sdk/no-event-streams.ts'),
  '@aws-sdk/middleware-endpoint-discovery': join(root, 'functions/data/kernel/sdk/no-endpoint-discovery.ts'),
  'node:fs/promises': join(root, 'functions/data/kernel/sdk/no-profiles.ts'),
  // Halves `react-dom/server`: the report is rendered to a string and never streamed.
  'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
});

export const houseOptions = (root: string) =>
  ({
    ...codeOptions,
    absWorkingDir: root,
    alias: aliasIn(root),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Equals `?inline` of Vite, by which tests run the same code.
    loader: { '.woff2': 'dataurl', '.png': 'dataurl', '.css': 'text' },
  }) satisfies BuildOptions;
