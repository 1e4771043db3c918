import { calls, serve } from '#functions/lib/http/serve.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { invocation } from '#functions/lib/lambda/invocation.ts';
import { withFacts } from '#functions/lib/logs/logger.ts';
import { exports } from '#shared/contracts/exports.ts';
import { portfolioPdf } from './portfolio-pdf.ts';
import { type CvPrint, printPublicCv } from './public-cv.ts';
import { sharedPdf } from './shared-pdf.ts';

const api = serve(calls(exports, { generatePdf: portfolioPdf, generateSharedPdf: sharedPdf }));

const print = invocation(async (event: CvPrint, _: Parameters<typeof api>[1]) => {
  await loadKey('PSEUDONYM_SECRET');
  return printPublicCv(event);
});

/** Serves the calls that print, and prints public CVs for tasks: no call of the gateway has their form. */
export const handler = async (
  event: Parameters<typeof api>[0] | CvPrint,
  context: Parameters<typeof api>[1],
): Promise<Awaited<ReturnType<typeof api>> | Awaited<ReturnType<typeof printPublicCv>>> =>
  'publicCvOf' in event ? withFacts({ cause: event.cause }, () => print(event, context)) : api(event, context);
