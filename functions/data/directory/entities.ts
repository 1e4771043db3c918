import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { Table } from 'dynamodb-toolbox/table';
import { Failure } from '#functions/data/kernel/failure.ts';
import { table } from '#functions/data/kernel/table.ts';

// One table for all cells of a stage. It holds no name and no address.

export const directory = new Table({
  documentClient: table.getDocumentClient(),
  name: () => {
    const name = process.env.DIRECTORY_TABLE;
    if (!name) throw new Failure('DIRECTORY_TABLE is not set');
    return name;
  },
  partitionKey: { name: 'PK', type: 'string' },
});

const listed = <const N extends string>(name: N) => ({ name, table: directory, timestamps: false }) as const;

/** Makes an address unique in a stage. `hash` is a keyed one (`hash-address.ts`). */
export const ListedAddresses = new Entity({
  ...listed('ListedAddress'),
  schema: item({ hash: string().key(), person: string() }),
  computeKey: ({ hash }) => ({ PK: `ADDRESS#${hash}` }),
});

/** Super administrators belong to no university, and live in the main cell. */
export const ListedPeople = new Entity({
  ...listed('ListedPerson'),
  schema: item({ id: string().key(), university: string().optional() }),
  computeKey: ({ id }) => ({ PK: `PERSON#${id}` }),
});

export const ListedUniversities = new Entity({
  ...listed('ListedUniversity'),
  schema: item({ id: string().key(), cell: string(), epoch: number() }),
  computeKey: ({ id }) => ({ PK: `UNIVERSITY#${id}` }),
});

/** `origin` of the cell's API, without a path. Written when the cell is deployed. */
export const ListedCells = new Entity({
  ...listed('ListedCell'),
  schema: item({ id: string().key(), origin: string() }),
  computeKey: ({ id }) => ({ PK: `CELL#${id}` }),
});

/** Says that everything of this cell is listed, also what is older than the stage's second cell. */
export const FilledCells = new Entity({
  ...listed('FilledCell'),
  schema: item({ id: string().key(), filledAt: string() }),
  computeKey: ({ id }) => ({ PK: `FILLED#${id}` }),
});
