import { Failure } from '#functions/data/kernel/failure.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/lists.ts';

const cacheMs = 60_000;
const timeoutMs = 3_000;

const cache = new Map<Language, { html: string; until: number }>();

const fetchShell = async (language: Language): Promise<string> => {
  const reply = await fetch(`${env('SITE_ORIGIN')}/cv.${language}.html`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!reply.ok) throw new Failure(`the site answered ${reply.status}`);
  return reply.text();
};

/**
 * Cached for a minute. It is not bundled, because a bundled copy would name missing scripts whenever site or function
 * is deployed alone. Serves a stale copy while the site is out of reach; throws `unavailable` without one.
 */
export const loadShell = async (language: Language, now: Date): Promise<string> => {
  const cached = cache.get(language);
  if (cached && now.getTime() < cached.until) return cached.html;
  const html = await fetchShell(language).catch((cause: unknown) => {
    if (!cached) throw new AppError('unavailable', { headers: { 'retry-after': '5' }, cause });
    log.error('page_unreachable', cause);
    return cached.html;
  });
  cache.set(language, { html, until: now.getTime() + cacheMs });
  return html;
};
