import { calls, serve } from '#functions/lib/serve.ts';
import { exports } from '#shared/contracts/exports.ts';
import { portfolioPdf } from './portfolio-pdf.ts';
import { sharedPdf } from './shared-pdf.ts';

export const handler = serve(calls(exports, { generatePdf: portfolioPdf, generateSharedPdf: sharedPdf }));
