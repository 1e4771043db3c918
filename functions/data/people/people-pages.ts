import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { allUniversities, Universities } from '#functions/data/entities/university.ts';
import { membersOf, superAdministrators, Users } from '#functions/data/entities/user.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { StoredUser } from './users.ts';

/** The number of people read at once. */
const perPage = 100;

type Page = { people: StoredUser[]; next: string | null };

/** The university that follows in the index, or null after the last one; '' stands before the first one. */
const nextUniversity = async (id: string): Promise<string | null> => {
  const range = id === '' ? {} : { range: { gt: id } };
  const query = { index: 'GSI1', partition: allUniversities, ...range } as const;
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Universities)
    .query(query)
    .options({ limit: 1 })
    .send();
  return Items[0]?.id ?? null;
};

/**
 * Reads some of all people after that place, and where they go on (null: nowhere); the super administrators first, then one
 * university after the other. Eventually consistent: whoever moves meanwhile may be missed, or met twice.
 */
export const readSomePeople = async (place = ' '): Promise<Page> => {
  const [university = '', last = ''] = place.split(' ');
  const partition = university === '' ? superAdministrators : membersOf(university);
  const query = { index: 'GSI1', partition, ...(last && { range: { gt: last } }) } as const;
  const page = await table.build(QueryCommand).entities(Users).query(query).options({ limit: perPage }).send();
  const people = page.Items ?? [];
  const lastRead = people.at(-1);
  if (page.LastEvaluatedKey && lastRead) return { people, next: `${university} ${lastRead.id}` };
  const next = await nextUniversity(university);
  return { people, next: next === null ? null : `${next} ` };
};
