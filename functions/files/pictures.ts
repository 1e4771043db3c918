import { writeSource } from '#functions/data/cv/public-cvs.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { Users } from '#functions/data/entities/user.ts';
import { type Decoding, newPictureKey, pictureUrlOf, removeFile, removePicture } from '#functions/data/files.ts';
import { isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, commitRead } from '#functions/data/kernel/commit.ts';
import { newCampusId, newOwnedId } from '#functions/data/kernel/ids.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { toRecord } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { universities } from '#shared/contracts/universities.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { largestPicture } from '#shared/files.ts';
import { decode } from './decode.ts';
import { createForm, incomingKey, type Purpose, putFile, requireName, requireSize } from './incoming.ts';

type UserCalls = Handlers<typeof users>;
type UniversityCalls = Handlers<typeof universities>;
type Sent = { key?: string | undefined; file: File | null };
type Picture = {
  purpose: Purpose;
  shape: Decoding['shape'];
  makerId: string;
  holderId: string;
  newName: () => string;
  before: string | undefined;
  deadline: Date | undefined;
};

const receive = async ({ key, file }: Sent, { makerId, purpose, holderId, newName }: Picture): Promise<string> => {
  if (key === undefined) {
    const incoming = incomingKey(makerId, purpose, newName());
    if (file) await putFile(incoming, file);
    return incoming;
  }
  requireName(key, makerId, purpose, holderId);
  await requireSize(key);
  return key;
};

/**
 * Lets `change` store the decoded picture's URL, then removes the upload and the old picture. Every picture has a new
 * name and `change` is conditional on the old URL, so no removed file is still referenced. `change` returns null on a
 * conflict.
 */
const replace = async <T>(sent: Sent, picture: Picture, change: (url: string) => Promise<T | null>): Promise<T> => {
  const from = await receive(sent, picture);
  const to = newPictureKey();
  if (!(await decode({ from, to, shape: picture.shape }, picture.deadline))) {
    await removeFile(from);
    throw new AppError('invalid', { details: [{ field: 'file', code: 'image_format' }] });
  }
  const changed = await change(pictureUrlOf(to));
  if (!changed) {
    await removeFile(to);
    throw new AppError('conflict');
  }
  await removePicture(picture.before);
  await removeFile(from);
  return changed;
};

/** Also holds for `after`, since a write whose answer was lost is made again. */
const unchanged = <A extends string>(attr: A, before: string | undefined, after: string) => [
  isThere,
  { or: [before === undefined ? { attr, exists: false as const } : { attr, eq: before }, { attr, eq: after }] },
];

const pictureForm = (key: string, type: string) => createForm(key, { type, most: largestPicture });

export const avatarForm: UserCalls['avatarForm'] = ({ params: { id }, body }, { actor }) =>
  pictureForm(incomingKey(actor.id, 'avatar', newOwnedId(id)), body.type);

/** The public CV shows the avatar: it is withdrawn with the old one and republished with the new one. */
export const uploadAvatar: UserCalls['uploadAvatar'] = async ({ params: { id }, body }, context) => {
  const person = requireFound(context.person);
  const { avatarUrl: before, isPublic } = person;
  const { actor, deadline } = context;
  const holder = { makerId: actor.id, holderId: id, newName: () => newOwnedId(id), deadline };
  const source = { entity: Users, ownerId: id, isMadePublic: isPublic === true };
  return replace(body, { purpose: 'avatar', shape: 'square', ...holder, before }, (avatarUrl) =>
    writeSource(source, context, async ({ conditions, changes }) => {
      const update = updateChange(
        Users,
        { id, avatarUrl },
        ...unchanged('avatarUrl', before, avatarUrl),
        ...conditions,
      );
      const isDone = await commit([update, ...changes], context, { fields: ['avatarUrl'] });
      return isDone ? toRecord({ ...person, avatarUrl }) : null;
    }),
  );
};

export const logoForm: UniversityCalls['logoForm'] = ({ params: { id }, body }, { actor }) =>
  pictureForm(incomingKey(actor.id, 'logo', newCampusId(id)), body.type);

export const uploadLogo: UniversityCalls['uploadLogo'] = async ({ params: { id }, body }, context) => {
  const { logoUrl: before } = requireFound(context.university);
  const { actor, deadline } = context;
  const holder = { makerId: actor.id, holderId: id, newName: () => newCampusId(id), deadline };
  return replace(body, { purpose: 'logo', shape: 'whole', ...holder, before }, (logoUrl) => {
    const update = updateChange(Universities, { id, logoUrl }, ...unchanged('logoUrl', before, logoUrl));
    return commitRead(Universities, update, context, { fields: ['logoUrl'] });
  });
};
