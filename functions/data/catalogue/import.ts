import { CatalogueEditions, CataloguePages, CurrentEditions } from '#functions/data/entities/catalogue.ts';
import type { Committed } from '#functions/data/kernel/call-effects.ts';
import { type Change, putChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newEditionId } from '#functions/data/kernel/ids.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { type CatalogueChange, changesBetween, mergeSets } from '#shared/domain/catalogue-changes.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import { AppError } from '#shared/errors.ts';
import { jobStems } from '#shared/matching/words/vocabulary.ts';
import { forgetCatalogue } from './catalogue.ts';
import { type CurrentEdition, maxConcurrent, readCurrent, removeEdition, removeOldEditions } from './editions.ts';
import { toPages } from './pages.ts';

type Options = {
  isDryRun?: boolean;
  /** The version that the preview was made for; any other is a `conflict`. */
  basedOn?: string | null;
  starter?: string;
};

type Imported = { changes: CatalogueChange[]; set: CatalogueSet; version: string | null };

const switchEditionChange = (from: CurrentEdition | null, to: CurrentEdition): Change =>
  putChange(
    CurrentEditions,
    { scope: 'all', ...to },
    from ? { attr: 'version', eq: from.version } : { attr: 'version', exists: false },
  );

/** Returns the new edition's id. It is not current yet, and nothing of it is written after it has become so. */
const writeEdition = async (set: CatalogueSet, now: Date): Promise<string> => {
  const edition = newEditionId();
  await commit([putChange(CatalogueEditions, { edition, startedAt: now.toISOString() })], { now });
  const pages = toPages(set, jobStems).map((page, i) => putChange(CataloguePages, { edition, page: i, ...page }));
  await inBatches(maxConcurrent, pages, (page) => commit([page], { now }));
  return edition;
};

type Replacing = { set: CatalogueSet; version?: string; starter?: string | undefined; number?: number };

/**
 * The new edition becomes current in one last write, so that a failure before leaves the old one intact. Null, with nothing left
 * behind, if the catalogue was changed meanwhile.
 */
export const replaceEdition = async (
  current: CurrentEdition | null,
  { set, ...given }: Replacing,
  context: WriteContext,
  committed: Committed = {},
): Promise<CurrentEdition | null> => {
  const edition = await writeEdition(set, context.now);
  const next = { edition, version: edition, ...given };
  if (!(await commit([switchEditionChange(current, next)], context, committed))) {
    await removeEdition(edition, context.now);
    return null;
  }
  forgetCatalogue();
  await removeOldEditions(context.now, current?.edition);
  return next;
};

/** Retires entries that the set lacks. Throws `conflict` on a concurrent change. */
export const importCatalogue = async (
  incoming: CatalogueSet,
  context: WriteContext,
  { isDryRun = false, basedOn, starter }: Options = {},
): Promise<Imported> => {
  const { current, set: before } = await readCurrent();
  if (basedOn !== undefined && basedOn !== (current?.version ?? null)) throw new AppError('conflict');
  const set = mergeSets(before, incoming);
  const changes = changesBetween(before, set);
  const version = current?.version ?? null;
  if (isDryRun || (changes.length === 0 && (starter === undefined || starter === current?.starter))) {
    return { changes, set, version };
  }

  const fields = [...new Set(changes.map(({ list }) => list))];
  const replacing = { set, starter: starter ?? current?.starter };
  const next = await replaceEdition(current, replacing, context, { fields, details: { count: changes.length } });
  if (!next) throw new AppError('conflict');
  return { changes, set, version: next.version };
};
