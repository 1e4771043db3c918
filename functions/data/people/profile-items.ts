import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { Diplomas } from '#functions/data/entities/diploma.ts';
import { Experiences } from '#functions/data/entities/experience.ts';
import { Publications } from '#functions/data/entities/publication.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { table } from '#functions/data/kernel/table.ts';

/** What the lists of a profile are sorted by, the latest first. */
export const dateOf = {
  diploma: ({ startDate }: { startDate: string }): string => startDate,
  experience: ({ startDate }: { startDate: string }): string => startDate,
  publication: ({ date }: { date?: number | undefined }): string => String(date ?? ''),
};

// Not by records.ts, whose writes need to know what is public.
const listOf = async <E extends Entity>(
  userId: string,
  entity: E,
  date: (item: FormattedItem<E>) => string,
): Promise<FormattedItem<E>[]> => {
  const query = table
    .build(QueryCommand)
    .entities(entity)
    .query(heldIn(userPartition(userId), entity));
  const { Items = [] } = await query.options({ consistent: true, maxPages: Number.POSITIVE_INFINITY }).send();
  return Items.sort((a, b) => date(b).localeCompare(date(a)));
};

/** The three lists of somebody's profile, each the latest first. */
export const readProfileItems = async (userId: string) => {
  const [diplomas, experiences, publications] = await Promise.all([
    listOf(userId, Diplomas, dateOf.diploma),
    listOf(userId, Experiences, dateOf.experience),
    listOf(userId, Publications, dateOf.publication),
  ]);
  return { diplomas, experiences, publications };
};
