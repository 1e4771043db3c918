import * as z from 'zod/mini';
import { findPublicCv } from '#functions/data/cv/find-public-cv.ts';
import { found } from '#functions/data/kernel/found.ts';
import { env } from '#functions/lib/env.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { usercv } from '#shared/contracts/usercv.ts';
import { publicCv } from '#shared/schemas/usercv.ts';
import { cvPage, missingPage } from './page.ts';
import { shellIn } from './shell.ts';

type Calls = Handlers<typeof usercv>;

export const getPublic: Calls['getPublic'] = async ({ params }, { now }) => found(await findPublicCv(params.id, now));

/** The CV goes into the page through the filter of the reply of `getPublic`. */
export const getPage: Calls['getPage'] = async ({ params: { id } }, { language, now }) => {
  const [cv, shell] = await Promise.all([findPublicCv(id, now), shellIn(language, now)]);
  const address = new URL(`/public/cv/${id}`, env('SITE_ORIGIN'));
  const html = cv && cvPage(shell, z.parse(publicCv, cv), { address, language });
  return { language, html: html ?? missingPage(shell, language), isMissing: html === null };
};
