import { $add, $append } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type * as z from 'zod/mini';
import { ImportRows, rowsOf } from '#functions/data/entities/import.ts';
import { Tasks } from '#functions/data/entities/task.ts';
import { type Change, deleteChange, putChange, updateChange } from '#functions/data/kernel/change.ts';
import { pack, unpack } from '#functions/data/kernel/packed.ts';
import { unchanged } from '#functions/data/kernel/queue.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { Language } from '#shared/lists.ts';
import type { doctorate } from '#shared/schemas/doctorate.ts';
import type { invited } from '#shared/schemas/user.ts';
import { createTaskChange, type StoredTask } from './tasks.ts';

type ImportedDoctorate = Pick<
  z.output<typeof doctorate>,
  'doctoralSchool' | 'startDate' | 'estimatedEndDate' | 'researchDomain'
>;

/** `line` is the line in the file; `id` is the id that the account will have. */
export type PersonRow = { line: number; id: string; doctorate?: ImportedDoctorate } & z.output<typeof invited>;

/** `newCategory` names a category to create with the course; only the first course that needs it has it. */
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

export type ImportPiece<R> = { importId: string; first: number; rows: R[] };

/** Limits of one item, well below its 400 KB. */
const maxRows = 100;
const maxCharacters = 100_000;

const piecesOf = <R>(importId: string, rows: readonly R[]): ImportPiece<R>[] => {
  const pieces: ImportPiece<R>[] = [];
  let length = 0;
  for (const [first, row] of rows.entries()) {
    const added = JSON.stringify(row).length;
    const last = pieces.at(-1);
    if (last && last.rows.length < maxRows && length + added <= maxCharacters) {
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
  /** Present if each row gets an audit entry. */
  importerId?: string;
};

export const createImportChanges = <R>({ id, universityId, rows, ...task }: NewImport<R>, now: Date): Change[] => [
  createTaskChange(
    { ...task, id, subject: universityId, step: 'rows', rows: rows.length, refused: 0, refusals: [] },
    now,
  ),
  ...piecesOf(id, rows).map((piece) =>
    putChange(ImportRows, { importId: id, first: piece.first, rows: pack(piece.rows) }),
  ),
];

/** Null when no piece is left. The task's kind tells the type of the rows. */
export const findNextPiece = async <R>(importId: string): Promise<ImportPiece<R> | null> => {
  const query = table
    .build(QueryCommand)
    .entities(ImportRows)
    .query({ partition: rowsOf(importId) })
    .options({ limit: 1, consistent: true });
  const [item] = (await query.send()).Items ?? [];
  return item ? { importId, first: item.first, rows: unpack(item.rows, 'ImportRows', 'rows') as R[] } : null;
};

export const deletePieceChange = ({ importId, first }: ImportPiece<unknown>): Change =>
  deleteChange(ImportRows, { importId, first });

const maxRefusals = 200;

/** Condition: this worker still holds the lease, and the row has not been processed. */
const isNext = (task: StoredTask, place: number) => [unchanged(task), { attr: 'done', eq: place } as const];

export const rowDoneChange = (task: StoredTask, place: number): Change =>
  updateChange(Tasks, { id: task.id, done: $add(1) }, ...isNext(task, place));

export const rowRefusedChange = (task: StoredTask, place: number, refusal: { line: number; code: string }): Change =>
  updateChange(
    Tasks,
    {
      id: task.id,
      done: $add(1),
      refused: $add(1),
      ...((task.refusals?.length ?? 0) < maxRefusals && { refusals: $append([refusal]) }),
    },
    ...isNext(task, place),
  );
