import { commit } from '#functions/data/kernel/commit.ts';
import { countLists, recountUniversity } from '#functions/data/people/recount.ts';
import { countNames, findCounts, type StoredCounts, sumOf } from '#functions/data/universities/counts.ts';
import { listUniversities, type StoredUniversity } from '#functions/data/universities/universities.ts';
import type { Plan } from './plan.ts';
import { operatorEntry } from './record.ts';

type Tally = Awaited<ReturnType<typeof countLists>>;

export const differences = (kept: StoredCounts | null, tally: Tally): string[] => {
  if (!kept) return ['never counted'];
  const numbers = sumOf([kept]);
  const wrong = countNames
    .filter((name) => (numbers[name] ?? 0) !== (tally[name] ?? 0))
    .map((name) => `${name} ${tally[name] ?? 0} instead of ${numbers[name] ?? 0}`);
  const ids = (administrators: Iterable<string> = []): string => [...administrators].sort().join();
  return ids(kept.administratorIds) === ids(tally.administratorIds) ? wrong : [...wrong, 'other administrators'];
};

const compare = async (university: StoredUniversity, now: Date) => ({
  university,
  wrong: differences(await findCounts(university.id), await countLists(university.id, { now })),
});

export const reindex = async (now: Date): Promise<Plan> => {
  const compared = [];
  for (const university of await listUniversities()) compared.push(await compare(university, now));
  const wrong = compared.filter((one) => one.wrong.length > 0);
  const counted = compared.length === 1 ? '1 university' : `${compared.length} universities`;
  const says = [
    `${counted} compared with the lists, ${wrong.length} to recount.`,
    ...wrong.map((one) => `${one.university.name}: ${one.wrong.join(', ')}`),
  ];
  if (wrong.length === 0) return { says };
  const act = async () => {
    const busy: string[] = [];
    for (const { university } of wrong) {
      const { id } = university;
      await recountUniversity(id, { now });
      await commit([operatorEntry('operator reindex', { universityId: id, targets: [id] }, now)], { now });
      if ((await compare(university, now)).wrong.length > 0) busy.push(university.name);
    }
    const changing = busy.map((name) => `${name} was changing just now: run the command again in ten seconds.`);
    return [`${wrong.length - busy.length} recounted.`, ...changing];
  };
  return { says, act };
};
