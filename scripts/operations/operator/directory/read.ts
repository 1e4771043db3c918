import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { directory } from '#functions/data/directory/entities.ts';
import type { Whereabouts } from '#functions/data/directory/find-cell.ts';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { table } from '#functions/data/kernel/table.ts';

export type HeldPerson = { email: string; hash: string; university: string | undefined };

/** What a cell's table holds. */
export type Held = { people: ReadonlyMap<string, HeldPerson>; universities: ReadonlySet<string> };

/** The directory says of all cells: hash → person, person → university, university → cell and epoch. */
export type Listed = {
  addresses: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string | undefined>;
  universities: ReadonlyMap<string, Whereabouts>;
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

async function* scanned(TableName: string, some: object = {}): AsyncGenerator<Record<string, unknown>> {
  const pages = paginateScan({ client: table.getDocumentClient() }, { TableName, ConsistentRead: true, ...some });
  for await (const { Items = [] } of pages) yield* Items;
}

/** People and universities, and of these no more than the directory lists. */
const listable = {
  FilterExpression: '#et IN (:person, :university)',
  ProjectionExpression: '#et, #id, #email, #of',
  ExpressionAttributeNames: { '#et': '_et', '#id': 'id', '#email': 'email', '#of': 'universityId' },
  ExpressionAttributeValues: { ':person': 'User', ':university': 'University' },
};

export const readHeld = async (): Promise<Held> => {
  const people = new Map<string, HeldPerson>();
  const universities = new Set<string>();
  for await (const { _et, id, email, universityId } of scanned(table.getName(), listable)) {
    if (_et === 'University') universities.add(String(id));
    else {
      const address = String(email);
      people.set(String(id), { email: address, hash: hashAddress(address), university: text(universityId) });
    }
  }
  return { people, universities };
};

export const readListed = async (): Promise<Listed> => {
  const addresses = new Map<string, string>();
  const people = new Map<string, string | undefined>();
  const universities = new Map<string, Whereabouts>();
  for await (const { _et, id, hash, person, university, cell, epoch } of scanned(directory.getName())) {
    if (_et === 'ListedAddress') addresses.set(String(hash), String(person));
    if (_et === 'ListedPerson') people.set(String(id), text(university));
    if (_et === 'ListedUniversity') {
      universities.set(String(id), { cell: String(cell), epoch: Number(epoch) });
    }
  }
  return { addresses, people, universities };
};
