import { findPublicCv } from '#functions/data/cv/find-public-cv.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { invocation } from '#functions/lib/lambda/invocation.ts';
import { withFacts } from '#functions/lib/logs/logger.ts';
import { exports } from '#shared/contracts/exports.ts';
import { isAnyShown } from '#shared/domain/cv/shown-cv.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import type { Language } from '#shared/lists.ts';
import { generatePdf, generateSharedPdf } from './portfolio-pdfs.ts';
import { printPdf } from './printer.ts';

type CvPrint = { publicCvOf: string; language: Language; cause?: string };

/** Base64, or null when nothing of the CV is public. */
const printPublicCv = async ({ publicCvOf, language }: CvPrint): Promise<{ pdf: string | null }> => {
  const now = new Date();
  const cv = await findPublicCv(publicCvOf, now);
  if (!cv || !isAnyShown(cv.userCv)) return { pdf: null };
  const { renderCv } = await import('#functions/exports/on-need/render.ts');
  return { pdf: Buffer.from(await printPdf(renderCv(cv, language, dayIn(now, 'UTC')))).toString('base64') };
};

const api = serve(calls(exports, { generatePdf, generateSharedPdf }));

const print = invocation(async (event: CvPrint, _: Parameters<typeof api>[1]) => {
  await loadKey('PSEUDONYM_SECRET');
  return printPublicCv(event);
});

/** The gateway sends calls; the tasks function sends `publicCvOf` to print a CV. */
export const handler = async (
  event: Parameters<typeof api>[0] | CvPrint,
  context: Parameters<typeof api>[1],
): Promise<Awaited<ReturnType<typeof api>> | Awaited<ReturnType<typeof printPublicCv>>> =>
  'publicCvOf' in event ? withFacts({ cause: event.cause }, () => print(event, context)) : api(event, context);
