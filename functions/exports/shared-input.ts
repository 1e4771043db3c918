import { type Catalogue, ratedKind } from '#functions/data/catalogue/catalogue.ts';
import type { StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import { firstSentences } from '#shared/domain/first-sentences.ts';
import { localized } from '#shared/domain/localized.ts';
import { asOnCv, shareableOf, usuallyShared } from '#shared/domain/shareable.ts';
import { shortened } from '#shared/domain/shortened.ts';
import type { Language } from '#shared/lists.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import type { SharedDegree, SharedDoctorate, SharedInput, SharedPost, SharedPublication } from './share/input.ts';

/** In letters. Within these limits everything fits on one page. */
export const longest = {
  person: 70,
  campus: 80,
  thesis: 180,
  about: 200,
  skill: 50,
  entry: 100,
  place: 60,
  job: 60,
} as const;
/** Entries of a list. */
export const most = { degrees: 2, posts: 3, publications: 3, jobs: 5 } as const;

type About = {
  owner: { firstName: string; lastName: string };
  doctorate: Partial<Doctorate> | null;
  campus: SharedInput['campus'];
  timeZone: string;
};

type Cv = {
  about?: string | null | undefined;
  showDiplomas?: boolean | undefined;
  showExperiences?: boolean | undefined;
  showPublications?: boolean | undefined;
  skills: Readonly<Record<string, number | null>>;
  proofs?: Readonly<Record<string, string>> | undefined;
};
type Entry = { title: string; isPublic?: boolean | undefined };
/** Latest first. */
type Own = {
  cv: Cv | null;
  diplomas: readonly {
    name: string;
    university: string;
    endDate?: string | undefined;
    isPublic?: boolean | undefined;
  }[];
  experiences: readonly (Entry & { company: string; city: string; startDate: string; endDate?: string | undefined })[];
  publications: readonly (Entry & { journalName?: string | undefined; date?: number | undefined })[];
};
type Asked = { strengths?: readonly string[] | undefined; jobs: boolean; language: Language; now: Date };

const optional = (text: string | null | undefined, length: number): string | null =>
  text ? shortened(text, length) : null;

const doctorateOf = (doctorate: Partial<Doctorate> | null, today: string): SharedDoctorate => ({
  title: optional(doctorate?.thesisTitle, longest.thesis),
  domain: doctorate?.researchDomain ?? null,
  year: doctoralYear(doctorate?.startDate ?? null, doctorate?.estimatedEndDate ?? null, today)?.current ?? null,
  startDate: doctorate?.startDate ?? null,
  endDate: doctorate?.estimatedEndDate ?? null,
});

/** Degrees and posts: the ones that the public CV shows; the latest ones while it shows none of this kind. */
const degreesOf = ({ cv, diplomas }: Own): SharedDegree[] =>
  diplomas
    .filter(({ isPublic }) => isPublic || cv?.showDiplomas !== true)
    .slice(0, most.degrees)
    .map(({ name, university, endDate }) => ({
      title: shortened(name, longest.entry),
      place: shortened(university, longest.place),
      year: endDate?.slice(0, 4) ?? null,
    }));

const postsOf = ({ cv, experiences }: Own): SharedPost[] =>
  experiences
    .filter(({ isPublic }) => isPublic || cv?.showExperiences !== true)
    .slice(0, most.posts)
    .map(({ title, company, city, startDate, endDate }) => ({
      title: shortened(title, longest.entry),
      place: shortened(`${company}, ${city}`, longest.place),
      startDate,
      endDate: endDate ?? null,
    }));

/** The ones that the public CV shows. */
const publicationsOf = ({ cv, publications }: Own): SharedPublication[] =>
  publications
    .filter(({ isPublic }) => isPublic && cv?.showPublications === true)
    .slice(0, most.publications)
    .map(({ title, journalName, date }) => ({
      title: shortened(title, longest.entry),
      journal: optional(journalName, longest.place),
      year: date ?? null,
    }));

/** Uses the chosen `strengths`, by default the usual ones, and drops those that may not be shared. */
export const sharedInput = (
  { answers, flags, createdAt, keptJobs = [] }: Pick<StoredPortfolio, 'answers' | 'flags' | 'createdAt' | 'keptJobs'>,
  { owner, doctorate, campus, timeZone }: About,
  own: Own,
  catalogue: Catalogue,
  { strengths, jobs, language, now }: Asked,
): Omit<SharedInput, 'onlineCv'> => {
  const date = dayIn(now, timeZone);
  const skills = ratedKind(catalogue, 'skill', answers).map((entry) => {
    const { id } = entry;
    const row = {
      id,
      name: shortened(localized(entry, language).name, longest.skill),
      value: answers.get(id)?.value ?? null,
      importantFlag: flags.get(id) ?? null,
    };
    return asOnCv(row, { value: own.cv?.skills[id], proof: own.cv?.proofs?.[id] });
  });
  const chosen = new Set(strengths ?? usuallyShared('skill', skills));
  const jobNames = keptJobs.flatMap((id) => {
    const job = catalogue.jobById.get(id);
    return job ? shortened(localized(job, language).name, longest.job) : [];
  });
  return {
    language,
    fullName: shortened(`${owner.firstName} ${owner.lastName}`, longest.person),
    date,
    assessedOn: dayIn(createdAt, timeZone),
    campus: campus && { ...campus, name: shortened(campus.name, longest.campus) },
    doctorate: doctorateOf(doctorate, date),
    about: own.cv?.about ? firstSentences(own.cv.about, language, longest.about) : null,
    strengths: shareableOf(skills.filter(({ id }) => chosen.has(id))).map(({ name, value, proof }) => ({
      name,
      value: value ?? 0,
      proof,
    })),
    degrees: degreesOf(own),
    posts: postsOf(own),
    publications: publicationsOf(own),
    jobs: jobs ? jobNames.slice(0, most.jobs) : [],
  };
};
