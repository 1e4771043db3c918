import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $append } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { ImportRows, rowsOf } from '#functions/data/entities/import.ts';
import { Tasks } from '#functions/data/entities/task.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { pack, unpack } from '#functions/data/kernel/packed.ts';
import { table } from '#functions/data/kernel/table.ts';
import { type StoredTask, taskBegun } from '#functions/data/kernel/tasks.ts';
import type { Language } from '#shared/lists.ts';

/** Somebody to make an account for: on which line of the file they stand, and under which id they will be known. */
export type PersonRow = {
  line: number;
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: 'user' | 'admin';
};

/** A course to make; `newCategory`: the first that lies in a category that there is not yet, which is made with it. */
export type FormationRow = {
  line: number;
  id: string;
  title: string;
  description: string;
  url: string | null;
  categoryId: string | null;
  newCategory: string | null;
  skillIds: string[];
};

/** Some rows of an import, and the place of the first of them among all. */
export type Piece<R> = { importId: string; first: number; rows: R[] };

/** How many rows, or characters of them, are kept in one item: well below its 400 KB. */
const mostRows = 100;
const mostCharacters = 100_000;

const piecesOf = <R>(importId: string, rows: readonly R[]): Piece<R>[] => {
  const pieces: Piece<R>[] = [];
  let length = 0;
  for (const [first, row] of rows.entries()) {
    const added = JSON.stringify(row).length;
    const last = pieces.at(-1);
    if (last && last.rows.length < mostRows && length + added <= mostCharacters) {
      last.rows.push(row);
      length += added;
    } else {
      pieces.push({ importId, first, rows: [row] });
      length = added;
    }
  }
  return pieces;
};

type NewImport<R> = {
  id: string;
  kind: 'peopleImport' | 'formationsImport';
  universityId: string;
  language: Language;
  rows: readonly R[];
  /** Its author, where an entry of the audit is left for each row. */
  importerId?: string;
};

/** An import, to be written with its audit: a task, and the rows that it is about. */
export const importBegun = <R>({ id, universityId, rows, ...task }: NewImport<R>, now: Date): Change[] => [
  taskBegun({ ...task, id, subject: universityId, step: 'rows', rows: rows.length, refused: 0, refusals: [] }, now),
  ...piecesOf(id, rows).map((piece) =>
    ImportRows.build(PutTransaction).item({ importId: id, first: piece.first, rows: pack(piece.rows) }),
  ),
];

/** The first rows of an import that are left, or null. Whoever asks knows what is in them: the task's kind says it. */
export const nextPiece = async <R>(importId: string): Promise<Piece<R> | null> => {
  const query = table
    .build(QueryCommand)
    .entities(ImportRows)
    .query({ partition: rowsOf(importId) })
    .options({ limit: 1, consistent: true });
  const [item] = (await query.send()).Items ?? [];
  // The kernel's assertion: what was packed by that kind of import.
  return item ? { importId, first: item.first, rows: unpack(item.rows, 'ImportRows', 'rows') as R[] } : null;
};

/** Forgets rows that were dealt with. */
export const pieceRemoved = ({ importId, first }: Piece<unknown>): Change =>
  ImportRows.build(DeleteTransaction).key({ importId, first });

/** So many refused lines are told one by one. */
const mostRefusals = 200;

/** That nobody has taken the task since, nor dealt with the row at that place. */
const still = ({ version }: StoredTask, place: number) => ({
  condition: {
    and: [{ attr: 'version', eq: version } as const, { attr: 'done', eq: place } as const],
  },
});

/** Notes, with what was made of the row at that place, that it was; fails when somebody else does it. */
export const rowDone = (task: StoredTask, place: number): Change =>
  Tasks.build(UpdateTransaction)
    .item({ id: task.id, done: $add(1) })
    .options(still(task, place));

/** Notes that nothing could be made of the row at that place, and why. */
export const rowRefused = (task: StoredTask, place: number, refusal: { line: number; code: string }): Change =>
  Tasks.build(UpdateTransaction)
    .item({
      id: task.id,
      done: $add(1),
      refused: $add(1),
      ...((task.refusals?.length ?? 0) < mostRefusals && { refusals: $append([refusal]) }),
    })
    .options(still(task, place));
