import { type Catalogue, ratedKind } from '#functions/data/catalogue/catalogue.ts';
import type { StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import { dayIn } from '#shared/domain/day-in.ts';
import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import { localized } from '#shared/domain/localized.ts';
import { shareableKinds, shareableOf, usuallyShared } from '#shared/domain/shareable.ts';
import type { Language } from '#shared/lists.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { shortened } from './report/folio.ts';
import type { SharedDoctorate, SharedInput } from './share/input.ts';

/** In letters. Within these limits everything fits on two pages. */
export const longest = { person: 120, campus: 120, thesis: 300, place: 120, name: 80, definition: 160 } as const;

const placeOf = (name: string | null | undefined): string | null => (name ? shortened(name, longest.place) : null);

type About = {
  owner: { firstName: string; lastName: string };
  doctorate: Partial<Doctorate> | null;
  campus: SharedInput['campus'];
  timeZone: string;
};
type Asked = { strengths?: readonly string[] | undefined; language: Language; now: Date };

const doctorateOf = (doctorate: Partial<Doctorate> | null, today: string): SharedDoctorate => ({
  title: doctorate?.thesisTitle ? shortened(doctorate.thesisTitle, longest.thesis) : null,
  year: doctoralYear(doctorate?.startDate ?? null, doctorate?.estimatedEndDate ?? null, today)?.current ?? null,
  laboratory: placeOf(doctorate?.companyName),
  school: placeOf(doctorate?.doctoralSchool),
});

/** Uses the chosen `strengths`, by default the best rated of each kind, and drops those that may not be shared. */
export const sharedInput = (
  { answers, flags }: Pick<StoredPortfolio, 'answers' | 'flags'>,
  { owner, doctorate, campus, timeZone }: About,
  catalogue: Catalogue,
  { strengths, language, now }: Asked,
): Omit<SharedInput, 'cvAddress'> => {
  const date = dayIn(now, timeZone);
  const kinds = shareableKinds.map((kind) => {
    const rows = ratedKind(catalogue, kind, answers).map((entry) => ({
      id: entry.id,
      name: shortened(localized(entry, language).name, longest.name),
      definition: shortened(language === 'fr' ? entry.definitionFR : entry.definition, longest.definition),
      value: answers.get(entry.id)?.value ?? null,
      importantFlag: flags.get(entry.id) ?? null,
    }));
    const chosen = new Set(strengths ?? usuallyShared(kind, rows));
    return {
      kind,
      rows: shareableOf(rows.filter(({ id }) => chosen.has(id))).map(({ name, definition, value }) => ({
        name,
        definition,
        value: value ?? 0,
      })),
    };
  });
  return {
    language,
    fullName: shortened(`${owner.firstName} ${owner.lastName}`, longest.person),
    date,
    campus: campus && { ...campus, name: shortened(campus.name, longest.campus) },
    doctorate: doctorateOf(doctorate, date),
    kinds,
  };
};
