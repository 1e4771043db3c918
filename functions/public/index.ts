import * as z from 'zod/mini';
import { readPublicCv } from '#functions/data/cv/find-public-cv.ts';
import { findPublished } from '#functions/data/cv/find-published.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import type { Incoming } from '#functions/lib/http/respond.ts';
import { calls, type Handlers, serve } from '#functions/lib/http/serve.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { secondsToCall, takeOrdinaryCall } from '#functions/lib/limits/ordinary-calls.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { publicCv } from '#shared/schemas/usercv.ts';
import { cvPage, laterPage, missingPage } from './cv-page.ts';
import { loadShell } from './shell.ts';

type Calls = Handlers<Pick<typeof usercv, 'getPublic' | 'getPage'>>;

const getPublic: Calls['getPublic'] = async ({ params: { id } }, { now }) => {
  const held = requireFound(await findPublished(id));
  if (held.universityId) await takeOrdinaryCall(held.universityId, now);
  return readPublicCv(id, held, now);
};

const getPage: Calls['getPage'] = async ({ params: { id } }, { language, now }) => {
  const held = await findPublished(id);
  const retryAfter = held?.universityId ? await secondsToCall(held.universityId, now) : 0;
  if (retryAfter > 0) return { language, html: laterPage(await loadShell(language, now), language), retryAfter };
  const [cv, shell] = await Promise.all([held && readPublicCv(id, held, now), loadShell(language, now)]);
  const address = new URL(`/public/cv/${id}`, env('SITE_ORIGIN'));
  // Drops what the schema lacks, as the reply of getPublic does.
  const html = cv && cvPage(shell, z.parse(publicCv, cv), { address, language });
  return { language, html: html ?? missingPage(shell, language), isMissing: html === null };
};

/** While the cell of its person is out of reach. */
const getPageLater = async ({ language }: Incoming) => {
  const html = laterPage(await loadShell(language, new Date()), language);
  return { language, html, isAway: true, retryAfter: 5 };
};

export const handler = serve(
  calls(
    { getPublic: usercv.getPublic, getPage: usercv.getPage },
    { getPublic, getPage },
    { later: { getPage: getPageLater } },
  ),
);
