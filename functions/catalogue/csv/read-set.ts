import { errorNotes } from '#functions/lib/csv/error-notes.ts';
import type { CellError } from '#functions/lib/csv/read-table.ts';
import type { CatalogueList } from '#shared/domain/catalogue-limits.ts';
import { type CatalogueSet, emptySet } from '#shared/domain/catalogue-set.ts';
import { readList } from './read-list.ts';
import { readStrengths } from './read-strengths.ts';
import { fileOfList, type SetFiles, setFileNames, strengthTables } from './tables.ts';

const unreadable = [
  'broken_quotes',
  'empty_file',
  'missing_column',
  'unknown_column',
  'duplicate_column',
  'too_many_rows',
];
const mostErrors = 200;

/** Errors come in the order of the files; with any, the set must not be used. */
export const readSet = (files: SetFiles): { set: CatalogueSet; errors: readonly CellError[] } => {
  const { reporter, told, codes } = errorNotes(mostErrors);
  const contentOf = (file: string): string => files[file] ?? '';

  for (const file of setFileNames) if (files[file] === undefined) reporter(file)(0, '', 'missing_file');
  for (const file of Object.keys(files)) if (!setFileNames.includes(file)) reporter(file)(0, '', 'unknown_file');
  if (codes.size > 0) return { set: emptySet, errors: told() };

  const read = <L extends CatalogueList>(list: L) =>
    readList(list, contentOf(fileOfList(list)), reporter(fileOfList(list)));
  const skills = read('skills');
  const activities = read('activities');
  const values = read('values');
  const rncps = read('rncps');
  const jobs = read('jobs');

  // An unreadable list would report all its strengths as unknown.
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
