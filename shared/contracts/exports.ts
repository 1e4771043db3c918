import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { language } from '../schemas/fields.ts';

export const exports = contract({
  generatePdf: {
    method: 'GET',
    path: '/portfolios/{id}/generate-pdf',
    summary: 'Print an assessment as a tagged A4 PDF',
    allow: ['self'],
    of: { thing: 'params.id' },
    query: z.object({ lang: z._default(language, 'fr') }),
    limits: ['pdfs'],
    uses: 'pdfs',
    answers: 'application/pdf',
  },
});
