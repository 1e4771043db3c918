import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { BatchGetCommand } from 'dynamodb-toolbox/table/actions/batchGet';
import { Cvs, PublicCvs } from '#functions/data/entities/cv.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newChangeId } from '#functions/data/kernel/ids.ts';
import { pack } from '#functions/data/kernel/packed.ts';
import type { Projection } from '#functions/data/kernel/projection.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { table } from '#functions/data/kernel/table.ts';
import { readProfileItems } from '#functions/data/people/profile-items.ts';
import { shownOf } from '#shared/domain/shown-cv.ts';
import { AppError } from '#shared/errors.ts';
import type { ShownCv } from '#shared/schemas/usercv.ts';

/** An item may have 400 KB; the rest is for the other attributes. */
const maxBytes = 390_000;

/** The public CV of an accepted user stays empty until it is rebuilt for that version. */
export const openPublicCvChange = (
  { id: userId, universityId }: { id: string; universityId?: string | undefined },
  version = newChangeId(),
): Change =>
  PublicCvs.build(UpdateTransaction).item({
    userId,
    isOpen: true,
    universityId: universityId ?? $remove(),
    change: version,
    shown: $remove(),
  });

export const closePublicCvChange = (userId: string): Change => PublicCvs.build(DeleteTransaction).key({ userId });

export const movePublicCvChange = (userId: string, universityId: string): Change =>
  PublicCvs.build(UpdateTransaction).item({ userId, universityId });

/** Null if the user is not accepted or has no CV. `shownOf` alone decides what is public. */
export const readPublicData = async (userId: string): Promise<ShownCv | null> => {
  const records = table
    .build(BatchGetCommand)
    .requests(
      Users.build(BatchGetRequest).key({ id: userId }),
      Cvs.build(BatchGetRequest).key({ id: userId }),
      Doctorates.build(BatchGetRequest).key({ id: userId }),
    )
    .options({ consistent: true });
  const [[person, cv, doctorate = {}], items] = await Promise.all([readTogether(records), readProfileItems(userId)]);
  if (person?.status !== 'ACCEPTED' || !cv) return null;
  return shownOf({ person, cv, doctorate, ...items });
};

/** Fills the public CV, unless it has been closed or cleared again since that version. */
export const rebuildPublicCv: Projection['rebuild'] = async (userId, version, { now, deadline }) => {
  const shown = await readPublicData(userId);
  if (!shown) return;
  const packed = pack(shown);
  if (packed.length > maxBytes) throw new AppError('too_large');
  const isCurrent = {
    and: [{ attr: 'change', eq: version } as const, { attr: 'isOpen', eq: true } as const],
  };
  const update = PublicCvs.build(UpdateTransaction).item({ userId, shown: packed }).options({ condition: isCurrent });
  await commit([update], { now, deadline });
};

export const publicCv: Projection = {
  clearChange: (userId, version) =>
    PublicCvs.build(UpdateTransaction).item({ userId, change: version, shown: $remove() }),
  rebuild: rebuildPublicCv,
};

/** Rebuilds a public CV that a crash left empty, or of a person accepted before public CVs were stored (November 2026). */
export const mendPublicCv = async (
  person: { id: string; universityId: string | null },
  context: WriteContext,
): Promise<void> => {
  const { id, universityId } = person;
  const { Item: held } = await PublicCvs.build(GetItemCommand).key({ userId: id }).options({ consistent: true }).send();
  if (held?.shown) return;
  const version = held?.change ?? newChangeId();
  if (!held?.isOpen) {
    const isAccepted = Users.build(ConditionCheck).key({ id }).condition({ attr: 'status', eq: 'ACCEPTED' });
    const opened = openPublicCvChange({ id, universityId: universityId ?? undefined }, version);
    const { now, deadline } = context;
    if (!(await commit([isAccepted, opened], { now, deadline }))) return;
  }
  await rebuildPublicCv(id, version, context);
};
