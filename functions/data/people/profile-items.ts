import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity';
import { Diplomas } from '#functions/data/entities/diploma.ts';
import { Experiences } from '#functions/data/entities/experience.ts';
import { Publications } from '#functions/data/entities/publication.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { listRecords } from '#functions/data/kernel/records.ts';

export const sortDateOf = {
  diploma: ({ startDate }: { startDate: string }): string => startDate,
  experience: ({ startDate }: { startDate: string }): string => startDate,
  publication: ({ date }: { date?: number | undefined }): string => String(date ?? ''),
};

const listOf = async <E extends Entity>(
  userId: string,
  entity: E,
  date: (item: FormattedItem<E>) => string,
): Promise<FormattedItem<E>[]> => {
  const items = await listRecords(entity, heldIn(userPartition(userId), entity));
  return items.sort((a, b) => date(b).localeCompare(date(a)));
};

export const readProfileItems = async (userId: string) => {
  const [diplomas, experiences, publications] = await Promise.all([
    listOf(userId, Diplomas, sortDateOf.diploma),
    listOf(userId, Experiences, sortDateOf.experience),
    listOf(userId, Publications, sortDateOf.publication),
  ]);
  return { diplomas, experiences, publications };
};
