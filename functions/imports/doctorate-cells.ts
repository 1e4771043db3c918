import { doctoralSchools } from '#shared/doctoral-schools.ts';
import { headingOf } from '#shared/domain/import-columns.ts';
import { folded } from '#shared/domain/search.ts';
import { lists as en } from '#shared/i18n/en/lists.ts';
import { lists as fr } from '#shared/i18n/fr/lists.ts';
import { type Language, languages } from '#shared/lists.ts';

type Cells = Readonly<Record<string, string>>;

/** The language of the headings decides how numeric days are read; `usual` if a file has the columns' own names. */
export const languageOfDays = (csv: string, usual: Language): Language => {
  const head = folded(csv.split('\n', 1)[0] ?? '');
  const isHeadedIn = (language: Language) =>
    ['startDate', 'estimatedEndDate'].some((column) => head.includes(folded(headingOf('users', column, language))));
  return languages.find(isHeadedIn) ?? usual;
};

const numericDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Reads 2026-12-31, and 31/12/2026 in French or 12/31/2026 in English. Returns any other text unchanged. */
const parseDay = (cell: string, language: Language): string => {
  const [, first, second, year] = numericDay.exec(cell.trim()) ?? [];
  if (!first || !second || !year) return cell;
  const [month, day] = language === 'en' ? [first, second] : [second, first];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const domains = new Map(
  [fr, en].flatMap(({ researchDomain }) => Object.entries(researchDomain).map(([id, name]) => [folded(name), id])),
);

/** Returns the number of a domain that is named in either language, else the cell. */
const parseDomain = (cell: string): string => domains.get(folded(cell)) ?? cell.trim();

const schools = new Map(
  doctoralSchools.flatMap(({ name }) => [
    [folded(name), name],
    // "[570] EDSP - Santé Publique" is also found by its number, "570" or "ED 570".
    ...[...name.matchAll(/^\[(\d+)\]/g)].flatMap(([, number]) =>
      [number, `[${number}]`, `ed ${number}`].map((text) => [text ?? '', name] as const),
    ),
  ]),
);

/** Returns the listed name of a school that is listed, else the cell: other schools may be named freely. */
const parseSchool = (cell: string): string => schools.get(folded(cell)) ?? cell;

/** Replaces what the list says of a doctorate by what the record stores. Leaves what it cannot read to the validation. */
export const parseDoctorate = (
  { doctoralSchool = '', startDate = '', estimatedEndDate = '', researchDomain = '' }: Cells,
  language: Language,
): Cells => ({
  doctoralSchool: parseSchool(doctoralSchool),
  startDate: parseDay(startDate, language),
  estimatedEndDate: parseDay(estimatedEndDate, language),
  researchDomain: parseDomain(researchDomain),
});
