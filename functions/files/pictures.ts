import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { publicCv } from '#functions/data/cv/public-cvs.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { Users } from '#functions/data/entities/user.ts';
import { type Decoding, newPictureKey, pictureUrlOf, removeFile, removePicture } from '#functions/data/files.ts';
import { commit, commitRead } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { newCampusId, newOwnedId } from '#functions/data/kernel/ids.ts';
import { writeSource } from '#functions/data/kernel/projection.ts';
import { toRecord } from '#functions/data/people/users.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { universities } from '#shared/contracts/universities.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { largestPicture } from '#shared/files.ts';
import { decode } from './decode.ts';
import { formFor, incomingKey, nameIn, type Purpose, put, sizeOf } from './incoming.ts';

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
};

/** Where the picture that was sent lies: under the key that was asked for, or put there now. */
const received = async ({ key, file }: Sent, { makerId, purpose, holderId, newName }: Picture): Promise<string> => {
  if (key === undefined) {
    const incoming = incomingKey(makerId, purpose, newName());
    if (file) await put(incoming, file);
    return incoming;
  }
  nameIn(key, makerId, purpose, holderId);
  await sizeOf(key);
  return key;
};

/**
 * Makes a picture of what was sent, has `change` name it instead of the one before, and removes what nobody needs any more.
 * Each picture has a name of its own, and a change that meets another one is refused, so that what is removed is named nowhere.
 */
const replace = async <T>(sent: Sent, picture: Picture, change: (url: string) => Promise<T | null>): Promise<T> => {
  const from = await received(sent, picture);
  const to = newPictureKey();
  if (!(await decode({ from, to, shape: picture.shape }))) {
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

/** What must hold while the new picture takes the place of the one that was read. */
const still = <A extends string>(attr: A, before: string | undefined) => {
  const isThere = { attr: 'id', exists: true } as const;
  return [isThere, before === undefined ? { attr, exists: false as const } : { attr, eq: before }];
};

const formOf = (key: string, type: string) => formFor(key, { type, most: largestPicture });

export const avatarForm: UserCalls['avatarForm'] = ({ params: { id }, body }, { actor }) =>
  formOf(incomingKey(actor.id, 'avatar', newOwnedId(id)), body.type);

/** What is public of a person shows their picture: it is taken away with the old one, and shown anew with the other. */
export const uploadAvatar: UserCalls['uploadAvatar'] = async ({ params: { id }, body }, context) => {
  const person = found(context.person);
  const { avatarUrl: before, isPublic } = person;
  const newName = () => newOwnedId(id);
  const picture = {
    purpose: 'avatar',
    shape: 'square',
    makerId: context.actor.id,
    holderId: id,
    newName,
    before,
  } as const;
  const source = { entity: Users, ownerId: id, isMadePublic: isPublic === true };
  return replace(body, picture, (avatarUrl) =>
    writeSource(publicCv, source, context, async ({ conditions, changes }) => {
      const update = Users.build(UpdateTransaction)
        .item({ id, avatarUrl })
        .options({ condition: { and: [...still('avatarUrl', before), ...conditions] } });
      const isDone = await commit([update, ...changes], context, { fields: ['avatarUrl'] });
      return isDone ? toRecord({ ...person, avatarUrl }) : null;
    }),
  );
};

export const logoForm: UniversityCalls['logoForm'] = ({ params: { id }, body }, { actor }) =>
  formOf(incomingKey(actor.id, 'logo', newCampusId(id)), body.type);

export const uploadLogo: UniversityCalls['uploadLogo'] = async ({ params: { id }, body }, context) => {
  const { logoUrl: before } = found(context.university);
  const newName = () => newCampusId(id);
  const picture = {
    purpose: 'logo',
    shape: 'whole',
    makerId: context.actor.id,
    holderId: id,
    newName,
    before,
  } as const;
  return replace(body, picture, (logoUrl) => {
    const update = Universities.build(UpdateTransaction).item({ id, logoUrl });
    const condition = { and: still('logoUrl', before) };
    return commitRead(Universities, update.options({ condition }), context, { fields: ['logoUrl'] });
  });
};
