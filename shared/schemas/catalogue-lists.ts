import {
  type CatalogueList,
  maxDefinition,
  maxName,
  maxSubjects,
  maxText,
  maxTitle,
  mostGraders,
} from '../domain/catalogue-limits.ts';
import {
  categoryCounts,
  employerKinds,
  jobRequirements,
  kindsOfWork,
  type RatingKind,
  researchDomains,
} from '../lists.ts';
import { named } from './catalogue-entry.ts';
import {
  choice,
  date,
  type Field,
  type Fields,
  number,
  numbers,
  phrases,
  reference,
  requiredDate,
  requiredNumber,
  requiredText,
  text,
  words,
} from './catalogue-fields.ts';
import { line } from './fields.ts';

/** The decree on the competencies of doctors has six blocks. */
const officialBlocks = 6;

const listed = { shown: 'list' } as const;
const translated = { shown: 'list', lint: 'untranslated' } as const;

const described = {
  name: requiredText(maxName, named.name, listed),
  nameFR: requiredText(maxName, named.nameFR, listed),
  /** Short enough to fit beside the name; the description gives examples. */
  definition: text(maxDefinition, translated),
  definitionFR: text(maxDefinition, translated),
  description: text(maxText, translated),
  descriptionFR: text(maxText, translated),
  /** Empty when entry and figures are the product's own. */
  source: text(maxText, { shown: 'files' }),
} satisfies Record<keyof typeof named | 'source', Field>;

const rated = (kind: RatingKind) => ({
  ...described,
  category: requiredNumber(1, categoryCounts[kind], { shown: 'list' }),
  officialBlock:
    kind === 'rncp'
      ? requiredNumber(1, officialBlocks, { shown: 'files' })
      : number(1, officialBlocks, { shown: 'files', hasColumn: false }),
});

/** Fields that describe and classify a job, beside its texts. */
const tags = {
  /** Empty means any. */
  researchDomains: numbers(researchDomains, { shown: 'entry' }),
  coreKinds: words(kindsOfWork, { shown: 'entry', lint: 'untagged' }),
  regularKinds: words(kindsOfWork, { shown: 'entry' }),
  /** Groups jobs that differ by discipline only and fold into one entry, as lecturers do; most jobs have none. */
  family: text(maxName, { shown: 'suggestion' }),
  familyFR: text(maxName, { shown: 'suggestion' }),
  employers: words(employerKinds, { shown: 'suggestion', lint: 'untagged' }),
  /** Beyond a PhD; null when unknown. */
  requirement: choice(jobRequirements, { shown: 'list', filter: true, lint: 'untagged' }),
  /** The neighbour that lends all figures, when the source has none for this job. */
  figuresFrom: reference({ shown: 'files' }),
  /** The neighbour that lends the figures of the soft skills. */
  stylesFrom: reference({ shown: 'files' }),
  /** Words of thesis titles. */
  subjects: phrases(maxSubjects.count, maxSubjects.length, { shown: 'entry', lint: 'untagged' }),
  subjectsFR: phrases(maxSubjects.count, maxSubjects.length, { shown: 'entry', lint: 'untagged' }),
  /** Day from which advisers could grade the job; empty for those that every case knows. */
  since: date({ shown: 'files', since: '0.2.0' }),
} satisfies Fields;

/** An invented or consenting person, without a name. `grades` tell which jobs advisers would name for them. */
const ofCase = {
  researchDomain: number(1, researchDomains.length, { shown: 'list' }),
  wishes: words(kindsOfWork, { shown: 'list' }),
  thesisTitle: requiredText(maxTitle, line(maxTitle), { shown: 'list' }),
  /** Advisers whose mean the grades are. */
  graders: requiredNumber(1, mostGraders, { shown: 'list' }),
  gradedOn: requiredDate({ shown: 'list' }),
} satisfies Fields;

/**
 * In the order of the columns; strengths have tables of their own. To add a field, add a line here: form control,
 * column, filter and fact follow from it. Only its texts remain, see the recipe in CONTRIBUTING.md.
 */
export const catalogueFields = {
  skills: rated('skill'),
  activities: rated('activity'),
  values: rated('value'),
  rncps: rated('rncp'),
  jobs: { ...described, ...tags },
  cases: ofCase,
} satisfies Record<CatalogueList, Fields>;

/** Lists that came with a later release: a set without their files imports them as empty. */
export const laterLists: readonly CatalogueList[] = ['cases'];

type TagWith<Wanted> = { [K in keyof typeof tags]: (typeof tags)[K] extends Wanted ? K : never }[keyof typeof tags];

/** The fields that a job's form shows beside its texts. */
export type JobTag = TagWith<{ shown: 'entry' | 'suggestion' | 'list' }>;
export const jobTags = new Map(Object.entries<Field>(tags).filter(([, { shown }]) => shown !== 'files')) as ReadonlyMap<
  JobTag,
  Field
>;

/** The fields that candidates read beside a suggested job. */
export type JobFact = TagWith<{ shown: 'suggestion' | 'list'; kind: 'number' | 'choice' | 'words' }>;
export const jobFacts = [...jobTags].flatMap(([name, { shown, kind }]) =>
  shown !== 'entry' && (kind === 'number' || kind === 'choice' || kind === 'words') ? [name as JobFact] : [],
);
