import * as z from 'zod/mini';
import { kindsOfWork } from '../lists.ts';
import { catalogueId } from './catalogue-entry.ts';
import { atMost, id, line, researchDomain, time } from './fields.ts';
import { changesTo, maybe, revision } from './record.ts';

// Apart from portfolio.ts because functions that only count or delete assessments start without the catalogue's schemas.

export const portfolioTitle = line(120);
/** In both languages (D89). */
export const defaultTitle = 'Portfolio';

/** Distinct, in the given order. */
const upTo = <const S extends z.ZodMiniType<string, string>>(element: S, most: number) =>
  z._default(
    z.array(element).check(
      atMost(most),
      z.refine((given) => new Set(given).size === given.length),
    ),
    [],
  );

/** Most entries in each list of an assessment (D52, D67, D75). */
export const mostWishes = 5;
const mostOtherDomains = 2;
export const mostMarkedJobs = 50;

const said = {
  title: portfolioTitle,
  /** Null suggests jobs of all domains. */
  researchDomain: maybe(researchDomain),
  otherDomains: upTo(researchDomain, mostOtherDomains),
  wishes: upTo(z.enum(kindsOfWork), mostWishes),
  keptJobs: upTo(catalogueId, mostMarkedJobs),
  hiddenJobs: upTo(catalogueId, mostMarkedJobs),
  /** Jobs that were compared with others; the next assessment begins without. */
  comparedJobs: upTo(catalogueId, mostMarkedJobs),
};
export const portfolioChanges = changesTo(said);
export type PortfolioChanges = z.output<typeof portfolioChanges>;

/** The screens say « auto-évaluation ». */
export const portfolio = z.object({ id, ...said, createdAt: time, updatedAt: time, ...revision });
export type Portfolio = z.infer<typeof portfolio>;
