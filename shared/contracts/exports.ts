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
      'Print two pages about an assessment for other readers: the chosen skills, activities and values that are rated 3 or more and not disliked; without a choice, the best rated ones',
    ...printed,
    body: z.object({ strengths: z.optional(z.array(catalogueId).check(z.maxLength(mostStrengths))) }),
  },
});
