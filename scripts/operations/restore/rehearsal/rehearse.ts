import { copyAll, copyFiles, copyTable } from './copies.ts';
import { copy, erasures, live, openPlaces, restored } from './places.ts';

type Options = {
  /** The caller empties it. */
  dir: string;
  candidates: number;
  print: (line: string) => void;
};

export type Check = { what: string; isSo: boolean };

/** Checks that everything came back except the people erased since the copy. */
export const rehearse = async ({ dir, candidates, print }: Options): Promise<Check[]> => {
  const { clients, stop } = await openPlaces(dir);
  try {
    const { populate, goOn } = await import('./people.ts');
    const { comparison, restore } = await import('#scripts/operations/restore/restore.ts');
    const { compared, countOf, hashOf, tallyFiles, tallyTable } = await import('#scripts/operations/restore/tally.ts');
    const { tracesOf, areCountsRight } = await import('./looks.ts');
    const { dynamo, s3 } = clients;
    const now = new Date();

    const population = await populate(candidates, now);
    await copyAll(live, copy, clients);
    const kept = { items: await tallyTable(dynamo, copy.table), files: await tallyFiles(s3, copy.bucket) };
    print(
      `           backed up: ${countOf(kept.items)} items, hash ${hashOf(kept.items)}; ${countOf(kept.files)} files`,
    );
    const { erased } = await goOn(population, now);
    const after = await tallyTable(dynamo, live.table);
    print(`           since then ${erased.length} people were erased, one took another name, one came`);

    const backUp = {
      table: async () => {
        await copyTable(copy.table, restored.table, clients);
        return { table: restored.table, tableStreamArn: 'none here' };
      },
      files: async () => {
        await copyFiles(copy.bucket, restored.bucket, clients);
        return { bucket: restored.bucket };
      },
    };
    const outcome = await restore(backUp, { clients, erasures, now, print });
    for (const line of comparison(outcome.items, after)) print(line);

    const isAll = [...compared(outcome.items, kept.items), ...compared(outcome.files, kept.files)];
    const traces = await tracesOf(erased, { ...restored, clients });
    for (const trace of traces) print(`left of somebody who was erased: ${trace}`);
    return [
      {
        what: 'every item and file of the back-up came back, by count and hash',
        isSo: isAll.every(({ isSame }) => isSame),
      },
      { what: 'whoever was erased since then is erased again', isSo: outcome.erased === erased.length },
      { what: 'nothing of them is left in table or files', isSo: traces.length === 0 },
      { what: 'everybody else is signed out', isSo: outcome.sessions === candidates + 1 - erased.length },
      {
        what: 'the university’s counts are what its lists say',
        isSo: await areCountsRight(population.university.id, now),
      },
      { what: 'what was there stays as it was', isSo: hashOf(await tallyTable(dynamo, live.table)) === hashOf(after) },
    ];
  } finally {
    await stop();
  }
};
