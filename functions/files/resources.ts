import { Resources } from '#functions/data/entities/resource.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { documentKeyOf, filesBucket, removeDocument, removeFile } from '#functions/data/files.ts';
import { putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { campusPartition, newCampusId, newOwnedId } from '#functions/data/kernel/ids.ts';
import { findRecord, listLatestFirst } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { loadS3 } from '#functions/data/load-s3.ts';
import { changeRecord, removeRecord } from '#functions/data/records.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { resources } from '#shared/contracts/resources.ts';
import { AppError } from '#shared/errors.ts';
import { largestDocument } from '#shared/files.ts';
import type { Actor } from '#shared/policy.ts';
import { downloadLink, plainName } from './download-link.ts';
import { createForm, incomingKey, putFile, requireName, requireSize } from './incoming.ts';
import { areUploadsScanned, requireOpenable } from './scans.ts';

type Calls = Handlers<typeof resources>;

const listNewestFirst = (partition: string) =>
  listLatestFirst(Resources, heldIn(partition, Resources), ({ createdAt }) => createdAt);

const holderOf = (actor: Actor, isForUniversity: boolean) => {
  const universityId = actor.universityId ?? '';
  return isForUniversity
    ? { holderId: universityId, newId: () => newCampusId(universityId) }
    : { holderId: actor.id, newId: () => newOwnedId(actor.id) };
};

export const listOfUser: Calls['listOfUser'] = ({ params }) => listNewestFirst(userPartition(params.userId));
export const listOfUniversity: Calls['listOfUniversity'] = ({ params }) =>
  listNewestFirst(campusPartition(params.universityId));

/** The key contains the new resource's id, so that an upload becomes one resource at most. */
export const documentForm: Calls['documentForm'] = ({ body }, { actor }) => {
  const { newId } = holderOf(actor, body.isForUniversity);
  return createForm(incomingKey(actor.id, 'document', newId()), { type: body.type, most: largestDocument });
};

const storeDocument = async (
  { key, file, fileName }: { key?: string | undefined; file: File | null; fileName: string | null },
  actor: Actor,
  { holderId, newId }: ReturnType<typeof holderOf>,
) => {
  if (key === undefined) {
    const id = newId();
    if (file) await putFile(documentKeyOf(id), file);
    return { id, type: 'FILE' as const, file: plainName(file?.name ?? ''), size: file?.size };
  }
  const id = requireName(key, actor.id, 'document', holderId);
  const size = await requireSize(key);
  const { CopyObjectCommand, filesClient } = await loadS3();
  const Bucket = filesBucket();
  const source = { CopySource: `${Bucket}/${key}`, TaggingDirective: 'REPLACE' } as const;
  // Without the upload's tags: the only result of a scan is the one that the document itself gets.
  await filesClient.send(new CopyObjectCommand({ Bucket, Key: documentKeyOf(id), ...source }));
  return { id, type: 'FILE' as const, file: plainName(fileName ?? ''), size };
};

export const create: Calls['create'] = async ({ body }, context) => {
  const { label, description, isForUniversity, url, key } = body;
  const holder = holderOf(context.actor, isForUniversity);
  const target = url
    ? { id: holder.newId(), type: 'LINK' as const, url }
    : {
        ...(await storeDocument(body, context.actor, holder)),
        ...(areUploadsScanned() && { scan: 'WAITING' as const }),
      };
  const record = { label, description, isForUniversity, createdAt: context.now.toISOString(), ...target };
  const put = putChange(Resources, record, { attr: 'id', exists: false });
  if (!(await commit([put], context, { reply: record }))) throw new AppError('conflict');
  if (!url && key !== undefined) await removeFile(key);
  return record;
};

export const update: Calls['update'] = async ({ params: { id }, body: { url, ...given } }, context) => {
  const { type } = requireFound(await findRecord(Resources, id));
  return changeRecord(Resources, id, type === 'LINK' ? { url, ...given } : given, context);
};

/** Removes the record first, so that no record refers to a missing file. */
export const remove: Calls['remove'] = async ({ params: { id } }, context) => {
  const { label: name } = requireFound(await findRecord(Resources, id));
  await removeRecord(Resources, id, context, { name });
  await removeDocument(id);
};

export const file: Calls['file'] = async ({ params: { id } }, context) => {
  const record = requireFound(await findRecord(Resources, id));
  const name = requireFound(record.file);
  await requireOpenable(record, context);
  return downloadLink(documentKeyOf(id), name);
};
