import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { mostStrengths } from '../domain/shareable.ts';
import { catalogueId } from '../schemas/catalogue-entry.ts';
import { language } from '../schemas/fields.ts';

const printed = {
  allow: ['self'],
  of: { thing: 'params.id' },
  query: z.object({ lang: z._default(language, 'fr') }),
  limits: ['pdfs'],
  uses: 'pdfs',
  takesLong: true,
  answers: 'application/pdf',
} as const;

export const exports = contract({
  generatePdf: {
    method: 'GET',
    path: '/portfolios/{id}/generate-pdf',
    summary: 'Print an assessment as a tagged A4 PDF',
    ...printed,
  },
  generateSharedPdf: {
    method: 'POST',
    path: '/portfolios/{id}/generate-shared-pdf',
    summary:
      'Print one page about an assessment for other readers: the chosen skills that are rated 3 or more and not disliked, each with the sentence of the CV, and if asked for the kept jobs; without a choice, the skills with a sentence first, then the best rated ones',
    ...printed,
    body: z.object({
      strengths: z.optional(z.array(catalogueId).check(z.maxLength(mostStrengths))),
      jobs: z._default(z.boolean(), false),
    }),
  },
});
