import { type CatalogueSet, emptySet } from '#shared/domain/catalogue-set.ts';
import { readEntries, readJobs } from './read-list.ts';
import { readStrengths } from './read-strengths.ts';
import type { CellError, Report } from './read-table.ts';
import { listTables, type SetFiles, setFileNames, strengthTables } from './tables.ts';

const unreadable = [
  'broken_quotes',
  'empty_file',
  'missing_column',
  'unknown_column',
  'duplicate_column',
  'too_many_rows',
];
/** So many errors are told one by one: who has more mends these first, and a reply holds 6 MB. */
const mostErrors = 200;
/** What is quoted of a file in an error is cut there. */
const quotedLength = 60;

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > quotedLength ? `${value.slice(0, quotedLength)}…` : value;

/** Notes the first errors whole and counts the others. */
const errorNotes = () => {
  const errors: CellError[] = [];
  const codes = new Set<string>();
  let more = 0;
  const reporter =
    (file: string): Report =>
    (line, column, code, figures = {}) => {
      codes.add(code);
      if (errors.length === mostErrors) more += 1;
      else {
        const quoted = Object.entries({ file, column, ...figures }).map(([name, value]) => [name, shortened(value)]);
        errors.push({ line, code, ...Object.fromEntries(quoted) });
      }
    };
  const told = (): CellError[] =>
    more === 0 ? errors : [...errors, { file: '', line: 0, column: '', code: 'more_errors', count: more }];
  return { reporter, told, codes };
};

/** A catalogue from its CSV files, or the cells that are wrong, in the order of the files. */
export const readSet = (files: SetFiles): { set: CatalogueSet; errors: readonly CellError[] } => {
  const { reporter, told, codes } = errorNotes();
  const contentOf = (file: string): string => files[file] ?? '';

  for (const file of setFileNames) if (files[file] === undefined) reporter(file)(0, '', 'missing_file');
  for (const file of Object.keys(files)) if (!setFileNames.includes(file)) reporter(file)(0, '', 'unknown_file');
  if (codes.size > 0) return { set: emptySet, errors: told() };

  const entries = (list: 'skills' | 'activities' | 'values' | 'rncps') =>
    readEntries(list, contentOf(listTables[list].file), reporter(listTables[list].file));
  const skills = entries('skills');
  const activities = entries('activities');
  const values = entries('values');
  const rncps = entries('rncps');
  const jobs = readJobs(contentOf(listTables.jobs.file), reporter(listTables.jobs.file));

  // Without a list, every strength of it would be reported as unknown.
  if (unreadable.some((code) => codes.has(code))) return { set: emptySet, errors: told() };
  const lists = { skills, activities, jobs };
  const strengths = (name: keyof typeof strengthTables) => {
    const table = strengthTables[name];
    const ids = { rows: lists[table.rows], columns: lists[table.columns] };
    return readStrengths(table, contentOf(table.file), ids, reporter(table.file));
  };
  const jobSkills = strengths('jobSkills');
  const jobActivities = strengths('jobActivities');
  const activitySkills = strengths('activitySkills');
  return {
    set: {
      skills,
      activities: activities.map((row) => ({ ...row, skills: activitySkills[row.id] ?? {} })),
      values,
      rncps,
      jobs: jobs.map((row) => ({
        ...row,
        skills: jobSkills[row.id] ?? {},
        activities: jobActivities[row.id] ?? {},
      })),
    },
    errors: told(),
  };
};
