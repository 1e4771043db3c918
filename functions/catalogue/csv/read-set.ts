import { type CatalogueSet, emptySet } from '#shared/domain/catalogue-set.ts';
import { readEntries, readJobs } from './read-list.ts';
import { readStrengths } from './read-strengths.ts';
import type { CellError, Report } from './read-table.ts';
import { listTables, type SetFiles, setFileNames, strengthTables } from './tables.ts';

const unreadable = new Set(['broken_quotes', 'empty_file', 'missing_column', 'unknown_column', 'duplicate_column']);

/** A catalogue from its CSV files, or every cell that is wrong, in the order of the files. */
export const readSet = (files: SetFiles): { set: CatalogueSet; errors: readonly CellError[] } => {
  const errors: CellError[] = [];
  const reporter =
    (file: string): Report =>
    (line, column, code, figures = {}) =>
      errors.push({ file, line, column, code, ...figures });
  const contentOf = (file: string): string => files[file] ?? '';

  for (const file of setFileNames) if (files[file] === undefined) reporter(file)(0, '', 'missing_file');
  for (const file of Object.keys(files)) if (!setFileNames.includes(file)) reporter(file)(0, '', 'unknown_file');
  if (errors.length > 0) return { set: emptySet, errors };

  const entries = (list: 'skills' | 'activities' | 'values' | 'rncps') =>
    readEntries(list, contentOf(listTables[list].file), reporter(listTables[list].file));
  const skills = entries('skills');
  const activities = entries('activities');
  const values = entries('values');
  const rncps = entries('rncps');
  const jobs = readJobs(contentOf(listTables.jobs.file), reporter(listTables.jobs.file));

  // Without a list, every strength of it would be reported as unknown.
  if (errors.some(({ code }) => unreadable.has(code))) return { set: emptySet, errors };
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
    errors,
  };
};
