import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { cvRows, entryIn } from '#functions/data/cv/cv-rows.ts';
import { type CvList, findCv, rateInCv, removeFromCv } from '#functions/data/cv/cvs.ts';
import { found } from '#functions/data/kernel/found.ts';
import { ownerOf, rowId } from '#functions/data/kernel/ids.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { AppError } from '#shared/errors.ts';
import type { Actor } from '#shared/policy.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';

type Row = { id: string; value: number | null };
type ById = { params: { id: string } };

/** The three calls of what a CV holds of one list; `present` nests the entry under its kind's name. */
export const cvListCalls = <R>(list: CvList, present: (row: Row, entry: CatalogueEntry) => R) => ({
  list: async ({ params }: ById, { now }: CallContext): Promise<R[]> => {
    const [cv, catalogue] = await Promise.all([findCv(params.id), loadCatalogue(now)]);
    return cvRows(params.id, list, cv?.[list] ?? {}, catalogue).map(({ entry, ...row }) => present(row, entry));
  },
  add: async (entryId: string, value: number | null, context: CallContext & { actor: Actor }): Promise<R> => {
    const userId = context.actor.id;
    const entry = found(entryIn(list, entryId, await loadCatalogue(context.now)));
    await rateInCv({ userId, list, entryId, isOffered: entry.active }, value, context);
    return present({ id: rowId(userId, entryId), value }, entry);
  },
  remove: async ({ params }: ById, context: CallContext): Promise<void> => {
    const userId = ownerOf(params.id);
    const entryId = params.id.slice(userId.length + 1);
    if (!found(entryIn(list, entryId, await loadCatalogue(context.now)))) throw new AppError('not_found');
    await removeFromCv({ userId, list, entryId }, context);
  },
});
