import * as z from 'zod/mini';
import { findPublicCv } from '#functions/data/cv/find-public-cv.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { publicCv } from '#shared/schemas/usercv.ts';
import { cvPage, missingPage } from './cv-page.ts';
import { loadShell } from './shell.ts';

const { getPublic, getPage } = usercv;

export const handler = serve(
  calls(
    { getPublic, getPage },
    {
      getPublic: async ({ params }, { now }) => requireFound(await findPublicCv(params.id, now)),
      getPage: async ({ params: { id } }, { language, now }) => {
        const [cv, shell] = await Promise.all([findPublicCv(id, now), loadShell(language, now)]);
        const address = new URL(`/public/cv/${id}`, env('SITE_ORIGIN'));
        // Drops what the schema lacks, as the reply of getPublic does.
        const html = cv && cvPage(shell, z.parse(publicCv, cv), { address, language });
        return { language, html: html ?? missingPage(shell, language), isMissing: html === null };
      },
    },
  ),
);
