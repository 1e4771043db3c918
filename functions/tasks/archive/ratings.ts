import { type Catalogue, kindOf, loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { cvRows } from '#functions/data/cv/cv-rows.ts';
import { type CvList, findCv } from '#functions/data/cv/cvs.ts';
import { listPortfolios, type StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import { localized } from '#shared/domain/localized.ts';
import type { Language } from '#shared/lists.ts';
import { switchNames } from '#shared/schemas/usercv.ts';

/** Null when the catalogue entry no longer exists. */
type Name = (id: string) => string | null;

const namesIn =
  ({ entryById, jobById }: Catalogue, language: Language): Name =>
  (id) => {
    const entry = entryById.get(id) ?? jobById.get(id);
    return entry ? localized(entry, language).name : null;
  };

const named = (ids: readonly string[] | undefined, name: Name) => (ids ?? []).map((id) => ({ id, name: name(id) }));

const assessmentOf = ({ answers, flags, ...portfolio }: StoredPortfolio, name: Name) => ({
  title: portfolio.title,
  createdAt: portfolio.createdAt,
  updatedAt: portfolio.updatedAt,
  researchDomain: portfolio.researchDomain ?? null,
  otherDomains: portfolio.otherDomains ?? [],
  wishes: portfolio.wishes ?? [],
  keptJobs: named(portfolio.keptJobs, name),
  hiddenJobs: named(portfolio.hiddenJobs, name),
  comparedJobs: named(portfolio.comparedJobs, name),
  ratings: [...new Set([...answers.keys(), ...flags.keys()])].sort().map((id) => ({
    kind: kindOf(id),
    id,
    name: name(id),
    value: answers.get(id)?.value ?? null,
    ratedAt: answers.get(id)?.touchedAt ?? null,
    liked: flags.get(id) ?? null,
  })),
});

export const assessmentsAndCv = async (userId: string, language: Language, now: Date) => {
  const [portfolios, cv, catalogue] = await Promise.all([listPortfolios(userId), findCv(userId), loadCatalogue(now)]);
  const name = namesIn(catalogue, language);
  const rows = (list: CvList) =>
    cvRows(userId, list, cv?.[list] ?? {}, catalogue).map(({ entry, value }) => ({
      id: entry.id,
      name: localized(entry, language).name,
      stars: value,
    }));
  return {
    assessments: portfolios.map((portfolio) => assessmentOf(portfolio, name)),
    cv: {
      about: cv?.about ?? null,
      ...Object.fromEntries(switchNames.map((name) => [name, cv?.[name] ?? false])),
      consentAt: cv?.consentAt ?? null,
      skills: rows('skills').map((row) => ({ ...row, proof: cv?.proofs?.[row.id] ?? null })),
      values: rows('values'),
      activities: rows('activities'),
    },
  };
};
