import { CopyObjectCommand } from '@aws-sdk/client-s3';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { Resources } from '#functions/data/entities/resource.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { documentKeyOf, filesBucket, filesClient, removeDocument, removeFile } from '#functions/data/files.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { campusPartition, newCampusId, newOwnedId } from '#functions/data/kernel/ids.ts';
import { findRecord, listRecords } from '#functions/data/kernel/records.ts';
import { changeRecord, removeRecord } from '#functions/data/records.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { resources } from '#shared/contracts/resources.ts';
import { AppError } from '#shared/errors.ts';
import { largestDocument } from '#shared/files.ts';
import type { Actor } from '#shared/policy.ts';
import { plainName } from './disposition.ts';
import { formFor, incomingKey, nameIn, put, sizeOf } from './incoming.ts';
import { linkTo } from './link-to.ts';

type Calls = Handlers<typeof resources>;
type Stored = FormattedItem<typeof Resources>;

const listed = async (partition: string): Promise<Stored[]> =>
  (await listRecords(Resources, heldIn(partition, Resources))).sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** Whose a new one is: the caller's, or their university's, as authorized by what the body says. */
const shelfOf = (actor: Actor, isForUniversity: boolean) => {
  const universityId = actor.universityId ?? '';
  return isForUniversity
    ? { holderId: universityId, newId: () => newCampusId(universityId) }
    : { holderId: actor.id, newId: () => newOwnedId(actor.id) };
};

export const listOfUser: Calls['listOfUser'] = ({ params }) => listed(userPartition(params.userId));
export const listOfUniversity: Calls['listOfUniversity'] = ({ params }) => listed(campusPartition(params.universityId));

/** The key names the resource that the document is for, so that it can become one only once. */
export const documentForm: Calls['documentForm'] = ({ body }, { actor }) => {
  const { newId } = shelfOf(actor, body.isForUniversity);
  return formFor(incomingKey(actor.id, 'document', newId()), { type: body.type, most: largestDocument });
};

/** Takes in what was sent, from where it lies or from the request itself: which resource it is, its name and size. */
const takeIn = async (
  { key, file, fileName }: { key?: string | undefined; file: File | null; fileName: string | null },
  actor: Actor,
  { holderId, newId }: ReturnType<typeof shelfOf>,
) => {
  if (key === undefined) {
    const id = newId();
    if (file) await put(documentKeyOf(id), file);
    return { id, type: 'FILE' as const, file: plainName(file?.name ?? ''), size: file?.size };
  }
  const id = nameIn(key, actor.id, 'document', holderId);
  const size = await sizeOf(key);
  const Bucket = filesBucket();
  await filesClient.send(new CopyObjectCommand({ Bucket, Key: documentKeyOf(id), CopySource: `${Bucket}/${key}` }));
  return { id, type: 'FILE' as const, file: plainName(fileName ?? ''), size };
};

export const create: Calls['create'] = async ({ body }, context) => {
  const { label, description, isForUniversity, url, key } = body;
  const shelf = shelfOf(context.actor, isForUniversity);
  const kind = url ? { id: shelf.newId(), type: 'LINK' as const, url } : await takeIn(body, context.actor, shelf);
  const record = { label, description, isForUniversity, createdAt: context.now.toISOString(), ...kind };
  const isNew = { condition: { attr: 'id', exists: false } as const };
  const isDone = await commit([Resources.build(PutTransaction).item(record).options(isNew)], context, {
    reply: record,
  });
  if (!isDone) throw new AppError('conflict');
  if (!url && key !== undefined) await removeFile(key);
  return record;
};

export const update: Calls['update'] = async ({ params: { id }, body: { url, ...said } }, context) => {
  // A document has no address.
  const { type } = found(await findRecord(Resources, id));
  return changeRecord(Resources, id, type === 'LINK' ? { url, ...said } : said, context);
};

/** The file goes after the resource that names it. */
export const remove: Calls['remove'] = async ({ params: { id } }, context) => {
  const { label: name } = found(await findRecord(Resources, id));
  await removeRecord(Resources, id, context, { name });
  await removeDocument(id);
};

export const file: Calls['file'] = async ({ params: { id } }) => {
  const { file: name } = found(await findRecord(Resources, id));
  return linkTo(documentKeyOf(id), found(name));
};
