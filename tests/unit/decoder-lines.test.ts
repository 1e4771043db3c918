import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler } from '#functions/decoder/index.ts';

// Uploads may contain personal data, and the library's messages quote them.
const lines: string[] = [];
const stored = (bytes: string | undefined) =>
  vi.spyOn(S3Client.prototype, 'send').mockImplementation((async () => ({
    Body: bytes === undefined ? undefined : { transformToByteArray: async () => Buffer.from(bytes) },
  })) as never);

beforeEach(() => {
  lines.length = 0;
  vi.stubEnv('FILES_BUCKET', 'files');
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const decoding = { from: 'incoming/GrBk-1/one', to: 'public/GrBk-1/one', shape: 'square' } as const;

test('a picture that is refused is told by the name of its fault, and nothing that it holds', async () => {
  stored('<svg xmlns="http://www.w3.org/2000/svg"><zoe@leak.test></svg>');
  expect(await handler(decoding)).toEqual({ isPicture: false });
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['picture_refused']);
  expect(JSON.parse(lines[0] ?? '').error).toMatch(/^\w+$/);
  expect(lines.join()).not.toMatch(/zoe|leak|GrBk|svg/);
});

test('a file without content fails without its key', async () => {
  stored(undefined);
  await expect(handler(decoding)).rejects.toThrow('the line before says what failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'invocation_failed', message: 'a file has no body' });
  expect(lines.join()).not.toContain('GrBk');
});
