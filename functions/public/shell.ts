import { Failure } from '#functions/data/kernel/failure.ts';
import { env } from '#functions/lib/env.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/lists.ts';

const keptMs = 60_000;
const patienceMs = 3_000;

const known = new Map<Language, { html: string; until: number }>();

const read = async (language: Language): Promise<string> => {
  const reply = await fetch(`${env('SITE_ORIGIN')}/cv.${language}.html`, { signal: AbortSignal.timeout(patienceMs) });
  if (!reply.ok) throw new Failure(`the site answered ${reply.status}`);
  return reply.text();
};

/**
 * The site's page for CVs in that language, as it is deployed now, asked for once a minute where everybody gets it. A copy in
 * this function's bundle would name scripts that are not there yet, or not any more, whenever one of the two is deployed alone.
 * An older page stands in while the site is out of reach; throws `unavailable` when there is none.
 */
export const shellIn = async (language: Language, now: Date): Promise<string> => {
  const kept = known.get(language);
  if (kept && now.getTime() < kept.until) return kept.html;
  const html = await read(language).catch((cause: unknown) => {
    if (!kept) throw new AppError('unavailable', { headers: { 'retry-after': '5' }, cause });
    log.error('page_unreachable', cause);
    return kept.html;
  });
  known.set(language, { html, until: now.getTime() + keptMs });
  return html;
};
