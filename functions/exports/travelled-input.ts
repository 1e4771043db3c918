import { type Catalogue, ratedKind } from '#functions/data/catalogue/catalogue.ts';
import type { StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import { figuresOf } from '#shared/domain/category-figures.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import { earlierAssessment } from '#shared/domain/earlier-assessment.ts';
import { localized } from '#shared/domain/localized.ts';
import { type MovedAnswer, movedAnswers } from '#shared/domain/moved-answers.ts';
import { movedCategories } from '#shared/domain/moved-categories.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { usualJobs } from '#shared/limits.ts';
import { type Language, type RatingKind, ratingKinds } from '#shared/lists.ts';
import type { Thesis } from '#shared/matching/input.ts';
import { type MovedJob, movedJobs } from '#shared/matching/moved-jobs.ts';
import { seenEntries } from '#shared/matching/seen-place.ts';
import { suggestJobs } from '#shared/matching/suggested-jobs.ts';
import type { ReportJobMove, ReportMove, ReportTravelled } from './report/input.ts';
import { kindOfReport } from './report-input.ts';

/** Per direction; the page has no room for more. */
const listed = 5;
/** Excludes RNCP competencies, which are long sentences. */
const movedKinds = ['skill', 'activity', 'value'] as const satisfies readonly RatingKind[];

type Source = {
  portfolio: StoredPortfolio;
  portfolios: readonly StoredPortfolio[];
  university: { timeZone?: string | undefined } | null;
  thesis: Thesis | null;
  catalogue: Catalogue;
};

const countsOf = (portfolio: StoredPortfolio, { entries }: Catalogue) => ({
  portfolio,
  id: portfolio.id,
  createdAt: portfolio.createdAt,
  answered: portfolio.answers.size,
  total: ratingKinds.reduce((sum, kind) => sum + entries[kind].length, 0),
});

const hiddenIn = ({ hiddenJobs = [] }: StoredPortfolio): readonly string[] => hiddenJobs;

const listedIn = (portfolio: StoredPortfolio, { thesis, catalogue }: Source) => {
  const suggested = suggestJobs(portfolio, thesis, catalogue, { limit: usualJobs, reactions: 'on' });
  return suggested.refusal ? null : seenEntries({ jobs: suggested.calculatedJobs, hidden: hiddenIn(portfolio) });
};

/** Compares with the last earlier assessment that has enough answers. */
export const travelledInput = (source: Source, language: Language): ReportTravelled | undefined => {
  const { portfolio, portfolios, university, catalogue } = source;
  const earlier = earlierAssessment(
    portfolios.map((one) => countsOf(one, catalogue)),
    portfolio,
  )?.portfolio;
  if (!earlier) return undefined;

  const ids = movedKinds.flatMap((kind) => ratedKind(catalogue, kind, portfolio.answers).map(({ id }) => id));
  const { up, down } = movedAnswers(ids, earlier.answers, portfolio.answers);
  const nameOf = (entry: Parameters<typeof localized>[0] | undefined): string =>
    entry ? localized(entry, language).name : '';
  const move = ({ id, was, is }: MovedAnswer): ReportMove => ({ name: nameOf(catalogue.entryById.get(id)), was, is });
  const jobMove = ({ id, was, is }: MovedJob): ReportJobMove => ({ name: nameOf(catalogue.jobById.get(id)), was, is });
  const figuresIn = (one: StoredPortfolio, kind: RatingKind) =>
    kindOfReport(kind, one, catalogue, language).categories.map(figuresOf);
  const [before, after] = [listedIn(earlier, source), listedIn(portfolio, source)];
  const jobs = before &&
    after && {
      ...movedJobs(before, after, [...hiddenIn(earlier), ...hiddenIn(portfolio)]),
      compared: Math.min(before.length, after.length),
    };
  return {
    earlier: { title: earlier.title, date: dayIn(earlier.createdAt, timeZoneOf(university)) },
    kinds: ratingKinds.map((kind) => ({
      kind,
      categories: movedCategories(figuresIn(earlier, kind), figuresIn(portfolio, kind)),
    })),
    up: up.slice(0, listed).map(move),
    down: down.slice(0, listed).map(move),
    jobs: jobs && { ...jobs, closer: jobs.closer.map(jobMove), further: jobs.further.map(jobMove) },
  };
};
