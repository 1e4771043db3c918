import { Diplomas, Experiences, Publications } from '#functions/data/entities/profile.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { listLatestFirst } from '#functions/data/kernel/records.ts';

export const sortDateOf = {
  diploma: ({ startDate }: { startDate: string }): string => startDate,
  experience: ({ startDate }: { startDate: string }): string => startDate,
  publication: ({ date }: { date?: number | undefined }): string => String(date ?? ''),
};

export const readProfileItems = async (userId: string) => {
  const partition = userPartition(userId);
  const [diplomas, experiences, publications] = await Promise.all([
    listLatestFirst(Diplomas, heldIn(partition, Diplomas), sortDateOf.diploma),
    listLatestFirst(Experiences, heldIn(partition, Experiences), sortDateOf.experience),
    listLatestFirst(Publications, heldIn(partition, Publications), sortDateOf.publication),
  ]);
  return { diplomas, experiences, publications };
};
