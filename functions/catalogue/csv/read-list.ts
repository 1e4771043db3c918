import { type Report, readTable, type TableRow } from '#functions/lib/csv/read-table.ts';
import {
  type CatalogueList,
  letterOf,
  maxDefinition,
  maxName,
  maxSubjects,
  maxText,
  mostEntries,
  type SetEntry,
  type SetJob,
} from '#shared/domain/catalogue-set.ts';
import { categoryCounts, employerKinds, jobRequirements, kindsOfWork, researchDomains } from '#shared/lists.ts';
import { type RowReader, rowReader } from './read-row.ts';
import { listTables } from './tables.ts';

/** The decree on the competencies of doctors has six blocks. */
const officialBlocks = 6;

const named = (row: RowReader, letter: string) => ({
  id: row.id(letter),
  ...row.state(),
  name: row.text('name', maxName, true),
  nameFR: row.text('nameFR', maxName, true),
  definition: row.text('definition', maxDefinition),
  definitionFR: row.text('definitionFR', maxDefinition),
  description: row.text('description', maxText),
  descriptionFR: row.text('descriptionFR', maxText),
  source: row.text('source', maxText),
});

const rowsOf = (list: CatalogueList, content: string, report: Report): readonly TableRow[] => {
  const shape = {
    columns: listTables[list].columns,
    keyOf: (header: string) => header.trim(),
    mostRows: mostEntries[list],
  };
  const rows = readTable(content, shape, report) ?? [];
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const id = (cells.id ?? '').trim();
    if (id !== '' && seen.has(id)) report(line, 'id', 'duplicate_id', { id });
    seen.add(id);
  }
  return rows;
};

/** The rows of a list of what is rated, without the strengths. */
export const readEntries = (
  list: 'skills' | 'activities' | 'values' | 'rncps',
  content: string,
  report: Report,
): SetEntry[] => {
  const { kind } = listTables[list];
  return rowsOf(list, content, report).map((tableRow) => {
    const row = rowReader(tableRow, report);
    return {
      ...named(row, letterOf[list]),
      category: row.count('category', categoryCounts[kind]),
      officialBlock: list === 'rncps' ? row.count('officialBlock', officialBlocks) : null,
      skills: {},
    };
  });
};

/** The rows of the list of jobs, without the strengths. */
export const readJobs = (content: string, report: Report): SetJob[] => {
  const rows = rowsOf('jobs', content, report);
  const ids = new Set(rows.map(({ cells }) => (cells.id ?? '').trim()));
  const isKnown = (id: string) => ids.has(id);
  return rows.map((tableRow) => {
    const row = rowReader(tableRow, report);
    return {
      ...named(row, letterOf.jobs),
      researchDomains: row.counts('researchDomains', researchDomains.length),
      coreKinds: row.words('coreKinds', kindsOfWork),
      regularKinds: row.words('regularKinds', kindsOfWork),
      family: row.text('family', maxName),
      familyFR: row.text('familyFR', maxName),
      employers: row.words('employers', employerKinds),
      requirement: row.words('requirement', jobRequirements, 1)[0] ?? null,
      subjects: row.phrases('subjects', maxSubjects),
      subjectsFR: row.phrases('subjectsFR', maxSubjects),
      figuresFrom: row.reference('figuresFrom', isKnown),
      stylesFrom: row.reference('stylesFrom', isKnown),
      skills: {},
      activities: {},
    };
  });
};
