import { loadCatalogue } from '#functions/data/catalogue.ts';
import { found } from '#functions/data/found.ts';
import { ownerOf } from '#functions/data/ids.ts';
import { findPortfolio } from '#functions/data/portfolios.ts';
import { findUser } from '#functions/data/users.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { exports } from '#shared/contracts/exports.ts';
import { printPdf } from './printer.ts';
import { renderReport } from './report/render-report.tsx';
import { reportInput } from './report-input.ts';

/** Prints an assessment as it stands now, in the language asked for; throws `not_found` when it or its owner is gone. */
export const portfolioPdf: Handlers<typeof exports>['generatePdf'] = async ({ params, query }, { now }) => {
  const [portfolio, owner, catalogue] = await Promise.all([
    findPortfolio(params.id),
    findUser(ownerOf(params.id)),
    loadCatalogue(now),
  ]);
  return printPdf(renderReport(reportInput(portfolio, found(owner), catalogue, query.lang)));
};
