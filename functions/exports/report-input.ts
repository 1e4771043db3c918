import { type Catalogue, ratedKind } from '#functions/data/catalogue.ts';
import type { StoredPortfolio } from '#functions/data/portfolios.ts';
import { badgeLevel, jobStars } from '#shared/domain/job-stars.ts';
import { localized } from '#shared/domain/localized.ts';
import { suggestJobs } from '#shared/domain/suggested-jobs.ts';
import { type Language, type RatingKind, ratingKinds } from '#shared/lists.ts';
import type { ReportInput, ReportJobs, ReportKind } from './report/input.ts';

/** An assessment is dated by the day on which it was begun where most of its readers live. */
const dayOf = (time: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date(time));

const kindOfReport = (
  kind: RatingKind,
  portfolio: StoredPortfolio,
  catalogue: Catalogue,
  language: Language,
): ReportKind => {
  const byCategory = Map.groupBy(ratedKind(catalogue, kind, portfolio.answers), ({ category }) => category);
  const categories = [...byCategory].map(([category, entries]) => ({
    category,
    rows: entries.map((entry) => ({
      ...localized(entry, language),
      value: portfolio.answers.get(entry.id)?.value ?? null,
      answered: portfolio.answers.has(entry.id),
      importantFlag: portfolio.flags.get(entry.id) ?? null,
      isRetired: !entry.active,
    })),
  }));
  return { kind, categories };
};

const jobsOf = (portfolio: StoredPortfolio, catalogue: Catalogue, language: Language): ReportJobs => {
  const suggested = suggestJobs(portfolio, catalogue);
  if (suggested.refusal) {
    const { reason, categories } = suggested.refusal;
    return { kind: 'refused', isFlat: reason === 'flat', categories };
  }
  const rows = suggested.calculatedJobs.map(({ rank, isPartial, Job, mostImportantSkills, distinctiveSkills }) => ({
    rank,
    ...localized(Job, language),
    stars: jobStars(rank),
    isPartial,
    distinctive: distinctiveSkills.map(({ Skill }) => localized(Skill, language).name),
    skills: mostImportantSkills.map(({ Skill, value, importance }) => ({
      name: localized(Skill, language).name,
      value,
      importance,
      level: badgeLevel(value),
    })),
  }));
  return { kind: 'ranked', researchDomain: portfolio.researchDomain ?? null, rows };
};

/** What an assessment's report says, in one language. */
export const reportInput = (
  portfolio: StoredPortfolio,
  owner: { firstName: string; lastName: string },
  catalogue: Catalogue,
  language: Language,
): ReportInput => ({
  language,
  title: portfolio.title,
  fullName: `${owner.firstName} ${owner.lastName}`,
  date: dayOf(portfolio.createdAt),
  kinds: ratingKinds.map((kind) => kindOfReport(kind, portfolio, catalogue, language)),
  jobs: jobsOf(portfolio, catalogue, language),
});
