import * as z from 'zod/mini';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { createInvoke } from '#functions/lib/lambda/invoke.ts';
import { knownFacts } from '#functions/lib/logs/logger.ts';
import type { Language } from '#shared/lists.ts';

const timeoutMs = 30_000;
const invoke = createInvoke({
  ...clientLimits,
  // The task retries a failed print.
  maxAttempts: 1,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: timeoutMs },
});

const result = z.object({ pdf: z.nullable(z.string()) });

/** Null when nothing of the CV is public. */
export const printPublicCv = async (userId: string, language: Language): Promise<Uint8Array | null> => {
  const payload = { publicCvOf: userId, language, cause: knownFacts().cause };
  const { pdf } = await invoke('PRINTER', payload, { result, failure: 'the printer failed' });
  return pdf === null ? null : Buffer.from(pdf, 'base64');
};
