import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Smaller replacements. esbuild fails on a name that one lacks. */
export const sdkAlias = (root: string) => ({
  '@aws-sdk/credential-provider-node': join(root, 'functions/data/kernel/sdk/credentials.ts'),
  '@smithy/core/event-streams': join(root, 'functions/data/kernel/sdk/no-event-streams.ts'),
  'node:fs/promises': join(root, 'functions/data/kernel/sdk/no-profiles.ts'),
});

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
