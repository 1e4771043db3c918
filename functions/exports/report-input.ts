import { type Catalogue, ratedKind } from '#functions/data/catalogue/catalogue.ts';
import type { StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import { localized } from '#shared/domain/localized.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { usualJobs } from '#shared/limits.ts';
import { type Language, type RatingKind, ratingKinds } from '#shared/lists.ts';
import { badgeLevel, jobStars } from '#shared/matching/badges.ts';
import { foldFamilies } from '#shared/matching/grouped-jobs.ts';
import type { Thesis } from '#shared/matching/input.ts';
import { rowReasons } from '#shared/matching/row-reasons.ts';
import { skillsOf } from '#shared/matching/row-skills.ts';
import { suggestJobs } from '#shared/matching/suggested-jobs.ts';
import type { ReportInput, ReportJobs, ReportKind } from './report/input.ts';

export const kindOfReport = (
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

type Source = {
  portfolio: StoredPortfolio;
  owner: { firstName: string; lastName: string };
  university: { name: string; timeZone?: string | undefined } | null;
  thesis: Thesis | null;
  catalogue: Catalogue;
};

const jobsOf = ({ portfolio, thesis, catalogue }: Source, language: Language): ReportJobs => {
  const suggested = suggestJobs(portfolio, thesis, catalogue, { limit: usualJobs, reactions: 'on' });
  if (suggested.refusal) {
    const { reason, categories } = suggested.refusal;
    return { kind: 'refused', isFlat: reason === 'flat', categories };
  }
  const nameOf = (id: string | null): string | undefined => {
    const entry = catalogue.entryById.get(id ?? '');
    return entry && localized(entry, language).name;
  };
  const commonIds = new Set(suggested.commonSkills.map(({ SkillId }) => SkillId));
  // Numbers are those of the list: set-aside jobs have none, and a family has one (D78).
  const shown = suggested.calculatedJobs.filter(({ Job }) => !portfolio.hiddenJobs?.includes(Job.id));
  const jobs = foldFamilies(shown, ({ Job }) => Job.family).map(({ job }) => job);
  const reasons = rowReasons(jobs);
  const rows = jobs.map((job, i) => ({
    rank: i + 1,
    ...localized(job.Job, language),
    stars: jobStars(i + 1),
    isPartial: job.isPartial,
    reasons: (reasons[i]?.closer ?? []).map((part) => ({ part, name: nameOf(part.id) })),
    skills: skillsOf(job, commonIds, catalogue.entryById).shown.flatMap(({ SkillId, value, importance }) =>
      value === null || commonIds.has(SkillId)
        ? []
        : { name: nameOf(SkillId) ?? '', value, importance, level: badgeLevel(value) },
    ),
  }));
  return { kind: 'ranked', researchDomain: portfolio.researchDomain ?? null, rows };
};

/** The date is the start of the assessment, in the university's time zone. */
export const reportInput = (source: Source, language: Language): ReportInput => {
  const { portfolio, owner, university, catalogue } = source;
  return {
    language,
    title: portfolio.title,
    fullName: `${owner.firstName} ${owner.lastName}`,
    university: university?.name ?? null,
    date: dayIn(portfolio.createdAt, timeZoneOf(university)),
    kinds: ratingKinds.map((kind) => kindOfReport(kind, portfolio, catalogue, language)),
    jobs: jobsOf(source, language),
  };
};
