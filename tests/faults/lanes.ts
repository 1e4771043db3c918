import { commit } from '#functions/data/kernel/commit.ts';
import { listSigningKeys, publishKeyChange } from '#functions/data/people/signing-keys.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import { createFreshTable } from '#tests/support/fresh-table.ts';
import { inEnvironment, inFrontOf } from '#tests/support/other-environment.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

type Keys = Awaited<ReturnType<typeof listSigningKeys>>;

/** A process publishes its keys in the first table that it signs for; the others get copies. */
const publishedKeys = async (): Promise<Keys> => {
  await signToken({ userId: 'nobody', sessionId: 'none' }, new Date());
  return listSigningKeys();
};

/** Runs with a table of its own that holds keys and catalogue, whatever runs beside it. */
const inOwnTable = async <T>(keys: Keys, run: (table: string) => Promise<T>): Promise<T> => {
  const table = await createFreshTable();
  const now = new Date();
  return inEnvironment({ TABLE_NAME: table }, async () => {
    await commit(
      keys.map((key) => publishKeyChange(key, now)),
      { now },
    );
    await seedCatalogue();
    return run(table);
  });
};

/** Works the items off in `lanes`, each on a table of its own, which is replaced after `eachTable` items. */
export const inLanes = async <T>(
  { lanes, eachTable }: { lanes: number; eachTable: number },
  items: readonly T[],
  work: (item: T, table: string) => Promise<void>,
): Promise<void> => {
  process.env = inFrontOf(process.env);
  const keys = await publishedKeys();
  const waiting = [...items];
  const lane = async (): Promise<void> => {
    while (waiting.length > 0) {
      await inOwnTable(keys, async (table) => {
        for (let done = 0; done < eachTable; done += 1) {
          const [item] = waiting.splice(0, 1);
          if (item === undefined) return;
          await work(item, table);
        }
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
