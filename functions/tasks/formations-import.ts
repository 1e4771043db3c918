import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import type { FormationRow } from '#functions/data/tasks/imports.ts';
import { formationCounted } from '#functions/data/universities/counts.ts';
import { universityStays } from '#functions/data/universities/universities.ts';
import { formationStocks } from '#shared/contracts/formation-stocks.ts';
import { AppError } from '#shared/errors.ts';
import { listImport, type MakeRow } from './list-import.ts';

/** A course, and that there is one more. */
const courseMade = (row: FormationRow, universityId: string, now: Date): Change[] => {
  const { id, title, description, url, categoryId, skillIds } = row;
  const strengths = Object.fromEntries(skillIds.map((skillId) => [skillId, 0]));
  const put = Formations.build(PutTransaction).item({
    id,
    universityId,
    title,
    description,
    ...(url && { url }),
    ...(categoryId && { FormationCategoryId: categoryId }),
    strengths,
  });
  return [put, ...formationCounted(universityId, null, { strengths }, now)];
};

/** Makes a course, with its category when it is the first in it; counted as those are that somebody adds. */
const makeFormation: MakeRow<FormationRow> = async (row, { subject: universityId }, done, context) => {
  const { categoryId, newCategory } = row;
  const category = categoryId && newCategory ? { id: categoryId, universityId, name: newCategory } : null;
  const changes = [
    ...courseMade(row, universityId, context.now),
    ...(category ? [FormationCategories.build(PutTransaction).item(category)] : []),
    universityStays(universityId),
    done,
  ];
  const stocks = category ? [formationStocks.formations, formationStocks.categories] : [formationStocks.formations];
  try {
    const more = stocks.map((stock) => ({ ...stock, by: 1 }) as const);
    const effects = { stock: { holder: campusPartition(universityId), changes: more } };
    return (await commit(changes, { ...context, effects })) ? null : 'conflict';
  } catch (error) {
    // There was room for all when the list was judged; somebody else has taken it since.
    if (error instanceof AppError && error.code === 'too_many_things') return error.code;
    throw error;
  }
};

/** Makes the courses of a list. */
export const formationsImport = listImport(makeFormation);
