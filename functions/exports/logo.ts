import { Failure } from '#functions/data/kernel/failure.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { log } from '#functions/lib/logs/logger.ts';

const timeoutMs = 2_000;

const read = async (path: string): Promise<string> => {
  const reply = await fetch(`${env('SITE_ORIGIN')}${path}`, { signal: AbortSignal.timeout(timeoutMs) });
  const type = reply.headers.get('content-type');
  if (!reply.ok || !type?.startsWith('image/')) throw new Failure(`the site answered ${reply.status} ${type}`);
  return `data:${type};base64,${Buffer.from(await reply.arrayBuffer()).toString('base64')}`;
};

/** A data URI, since the printer has no network; null when the logo cannot be read. */
export const logoIn = async (path: string | null | undefined): Promise<string | null> =>
  path
    ? read(path).catch((error: unknown) => {
        log.error('logo_unreachable', error);
        return null;
      })
    : null;
