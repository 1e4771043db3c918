import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { differing } from '#shared/domain/catalogue-changes.ts';
import type { CatalogueList, CatalogueSet, SetEntry, SetJob } from '#shared/domain/catalogue-set.ts';
import { AppError } from '#shared/errors.ts';
import { forgetCatalogue } from './catalogue.ts';
import { readCurrent } from './catalogue-editions.ts';
import type { Change } from './change.ts';
import { commit, type WriteContext } from './commit.ts';
import { CatalogueEntries, CurrentEditions, Jobs } from './entities/catalogue.ts';
import { found } from './found.ts';
import { newEditionId } from './ids.ts';

/** How often a change is made anew on a catalogue that somebody else changed at the same moment. */
const attempts = 5;

const isJob = (row: SetEntry | SetJob): row is SetJob => 'activities' in row;

/** The row over the pages of its edition: it holds from then on. */
const overwriting = (edition: string, row: SetEntry | SetJob): Change => {
  if (!isJob(row)) {
    return CatalogueEntries.build(PutTransaction).item({
      ...row,
      edition,
      officialBlock: row.officialBlock ?? undefined,
    });
  }
  return Jobs.build(PutTransaction).item({
    ...row,
    edition,
    researchDomains: [...row.researchDomains],
    coreKinds: [...row.coreKinds],
    regularKinds: [...row.regularKinds],
    employers: [...row.employers],
    requirement: row.requirement ?? undefined,
    subjects: [...row.subjects],
    subjectsFR: [...row.subjectsFR],
    figuresFrom: row.figuresFrom ?? undefined,
    stylesFrom: row.stylesFrom ?? undefined,
  });
};

/** A new version of the catalogue, for the readers who keep a copy; only of the one that was read. */
const nextVersion = (version: string): Change =>
  CurrentEditions.build(UpdateTransaction)
    .item({ version: newEditionId() })
    .options({ condition: { attr: 'version', eq: version } });

/**
 * Changes one entry in two small items, the entry's own and the version of the catalogue, in one transaction; gives the entry
 * as it is then. Throws `not_found`; and `conflict` when the catalogue is not at the version that the caller saw, if they say
 * one, or changes faster than it can be read.
 */
export const changeEntry = async <L extends CatalogueList>(
  list: L,
  id: string,
  change: (entry: CatalogueSet[L][number]) => CatalogueSet[L][number],
  { basedOn, ...context }: WriteContext & { basedOn?: string },
): Promise<CatalogueSet[L][number]> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { current, set } = await readCurrent();
    const rows: readonly CatalogueSet[L][number][] = set[list];
    const before = found(rows.find((row) => row.id === id));
    const { edition, version } = found(current);
    if (basedOn !== undefined && basedOn !== version) break;
    const after = change(before);
    const fields = differing(before, after);
    if (fields.length === 0) return after;
    // A copy of the context for each attempt: what a call brings is brought by the one that succeeds.
    if (await commit([overwriting(edition, after), nextVersion(version)], { ...context }, { fields })) {
      forgetCatalogue();
      return after;
    }
  }
  throw new AppError('conflict');
};
