import { examplesIn } from '#infra/example-values.ts';
import { type Finding, good, know } from './finding.ts';

export const providerFinding = (company: { name: string }): Finding => {
  const file = 'web/lib/company.ts';
  return examplesIn(company).length === 0
    ? good(`The site names ${company.name} as its provider.`)
    : know(
        `The site names “${company.name}” as its provider, in its footer and on its legal page, with addresses that are examples. Write your own into ${file} before people come.`,
      );
};
