import { neverSuggested } from '#shared/matching/catalogue-simulation.ts';
import type { Strengths } from '#shared/matching/types.ts';
import { researchDomains } from '../lists.ts';
import type { Field } from '../schemas/catalogue-fields.ts';
import { catalogueFields } from '../schemas/catalogue-lists.ts';
import { catalogueLists, fewestGrades } from './catalogue-limits.ts';
import type { CatalogueSet, SetCase, SetJob, SetRow } from './catalogue-set.ts';

/** `ids` are entries or research domains. `borrowed` is information only. */
export type Finding = {
  readonly code:
    | 'untranslated'
    | 'untagged'
    | 'split_family'
    | 'proportional'
    | 'borrowed'
    | 'constant_skill'
    | 'never_suggested'
    | 'thin_domain'
    | 'thin_case';
  readonly ids: readonly string[];
};

/** Equal for profiles that only differ by a factor. */
const shapeKey = (strengths: Strengths, ids: readonly string[]): string => {
  const peak = Math.max(0, ...ids.map((id) => strengths[id] ?? 0));
  return peak === 0 ? '' : ids.map((id) => ((strengths[id] ?? 0) / peak).toFixed(3)).join();
};

/** Jobs that `figuresFrom` explains are one finding of their own. */
const proportional = (jobs: readonly SetJob[], skillIds: readonly string[]): Finding[] => {
  const groups = [...Map.groupBy(jobs, ({ skills }) => shapeKey(skills, skillIds))]
    .filter(([key, group]) => key !== '' && group.length > 1)
    .map(([, group]) => group);
  const isExplained = (group: readonly SetJob[]): boolean =>
    new Set(group.map(({ id, figuresFrom }) => figuresFrom ?? id)).size === 1;
  const borrowers = groups.filter(isExplained).flatMap((group) => group.filter(({ figuresFrom }) => figuresFrom));
  return [
    ...groups
      .filter((group) => !isExplained(group))
      .map((group): Finding => ({ code: 'proportional', ids: group.map(({ id }) => id) })),
    ...(borrowers.length > 0 ? [{ code: 'borrowed', ids: borrowers.map(({ id }) => id) } as const] : []),
  ];
};

const constantSkills = (jobs: readonly SetJob[], skillIds: readonly string[]): Finding[] =>
  jobs.length < 2
    ? []
    : skillIds
        .filter((id) => new Set(jobs.map(({ skills }) => skills[id] ?? 0)).size === 1)
        .map((id) => ({ code: 'constant_skill', ids: [id] }));

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !value.trim()) || (Array.isArray(value) && value.length === 0);

const lacking = (set: CatalogueSet, code: NonNullable<Field['lint']>): Finding[] => {
  const ids = catalogueLists.flatMap((list) => {
    const fields: [string, Field][] = Object.entries(catalogueFields[list]);
    const wanted = new Set(fields.flatMap(([name, { lint }]) => (lint === code ? [name] : [])));
    const lacks = (row: object): boolean =>
      Object.entries(row).some(([name, value]) => wanted.has(name) && isEmpty(value));
    const rows: readonly SetRow[] = set[list];
    return rows.filter((row) => row.active && lacks(row)).map(({ id }) => id);
  });
  return ids.length > 0 ? [{ code, ids }] : [];
};

/** Jobs with the same family name in one language and different ones in the other. */
const splitFamilies = (jobs: readonly SetJob[]): Finding[] =>
  (['family', 'familyFR'] as const).flatMap((name, i, names) =>
    [...Map.groupBy(jobs, (job) => job[name])]
      .filter(([key, group]) => key !== '' && new Set(group.map((job) => job[names[1 - i] ?? name])).size > 1)
      .map(([, group]): Finding => ({ code: 'split_family', ids: group.map(({ id }) => id) })),
  );

/** Every research domain should fill the first page of suggestions. */
const firstShown = 12;

const thinDomains = (jobs: readonly SetJob[]): Finding[] => {
  if (jobs.length < firstShown) return [];
  const open = (domain: number) =>
    jobs.filter((job) => job.researchDomains.length === 0 || job.researchDomains.includes(domain));
  const ids = researchDomains.filter((domain) => open(domain).length < firstShown).map(String);
  return ids.length > 0 ? [{ code: 'thin_domain', ids }] : [];
};

/** Cases of which too few graded jobs are still offered. */
const thinCases = (cases: readonly SetCase[], jobs: readonly SetJob[]): Finding[] => {
  const offered = new Set(jobs.map(({ id }) => id));
  const isThin = ({ grades }: SetCase) => Object.keys(grades).filter((id) => offered.has(id)).length < fewestGrades;
  const ids = cases.filter(isThin).map(({ id }) => id);
  return ids.length > 0 ? [{ code: 'thin_case', ids }] : [];
};

/** Only active entries count. */
export const lintSet = (set: CatalogueSet): Finding[] => {
  const skills = set.skills.filter(({ active }) => active);
  const activities = set.activities.filter(({ active }) => active);
  const jobs = set.jobs.filter(({ active }) => active);
  const skillIds = skills.map(({ id }) => id);
  return [
    ...lacking(set, 'untranslated'),
    ...lacking(set, 'untagged'),
    ...splitFamilies(jobs),
    ...proportional(jobs, skillIds),
    ...constantSkills(jobs, skillIds),
    ...thinDomains(jobs),
    ...thinCases(
      set.cases.filter(({ active }) => active),
      jobs,
    ),
    ...neverSuggested({ skills, activities, jobs }).map((id): Finding => ({ code: 'never_suggested', ids: [id] })),
  ];
};
