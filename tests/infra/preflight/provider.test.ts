import { expect, it } from 'vitest';
import { inLines } from '#scripts/operations/deploy/preflight/finding.ts';
import { providerFinding } from '#scripts/operations/deploy/preflight/provider.ts';

it('says of a site that names the provider of the examples where to write another', () => {
  const own = { name: 'Marais Talents', legal: { email: 'contact@marais.test' } };
  const company = { name: 'Exemple Talents', legal: { email: 'contact@talents.example' } };
  expect([inLines([providerFinding(company)])]).toEqual([
    'to know   The site names “Exemple Talents” as its provider, in its footer and on its legal page, with addresses that are examples. Write your own into web/lib/company.ts before people come.',
  ]);
  expect([inLines([providerFinding(own)])]).toEqual(['good      The site names Marais Talents as its provider.']);
});
