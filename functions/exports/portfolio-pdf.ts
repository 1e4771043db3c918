import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { found } from '#functions/data/kernel/found.ts';
import { ownerOf } from '#functions/data/kernel/ids.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { findUser } from '#functions/data/people/users.ts';
import { findPortfolio, listPortfolios } from '#functions/data/portfolios/portfolios.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { exports } from '#shared/contracts/exports.ts';
import { printPdf } from './printer.ts';
import { renderReport } from './report/render-report.tsx';
import { reportInput } from './report-input.ts';
import { travelledInput } from './travelled-input.ts';

/** Throws `not_found` when the assessment or its owner is gone. */
export const portfolioPdf: Handlers<typeof exports>['generatePdf'] = async ({ params, query }, { now }) => {
  const ownerId = ownerOf(params.id);
  const [portfolio, portfolios, owner, thesis, catalogue] = await Promise.all([
    findPortfolio(params.id),
    listPortfolios(ownerId),
    findUser(ownerId),
    findRecord(Doctorates, ownerId),
    loadCatalogue(now),
  ]);
  const person = found(owner);
  const university = person.universityId ? await findUniversity(person.universityId) : null;
  const source = { portfolio, portfolios, owner: person, university, thesis, catalogue };
  return printPdf(renderReport({ ...reportInput(source, query.lang), travelled: travelledInput(source, query.lang) }));
};
