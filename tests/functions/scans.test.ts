import { GetObjectCommand, PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, expect, it, vi } from 'vitest';
import { documentKeyOf, filesBucket } from '#functions/data/files.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { handler } from '#functions/files/index.ts';
import { callerHeader, eicar } from '#scripts/platform/index.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { as, refused } from '#tests/support/api.ts';
import { archivesOf, filesAt, makeArchive } from '#tests/support/archives.ts';
import { ask } from '#tests/support/ask.ts';
import { auditOf } from '#tests/support/audit.ts';
import { asFunction } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { failScans, holdScans, scanned, tellScan } from '#tests/support/scans.ts';
import { sendTo } from '#tests/support/uploads.ts';

const s3 = new S3Client();
const answer: Parameters<typeof ask>[0] = handler;
const said = { label: 'Charte', description: 'À signer' };

/** A local header of a ZIP’s entry whose flags say that it needs a password. */
const lockedZip = Buffer.from('504b03041400010008000000', 'hex');

const shelfOf = async (me: StoredUser, isForUniversity = false) => {
  const { resources } = await as(me);
  const universityId = me.universityId ?? '';
  return {
    resources,
    add: async (bytes: string | Buffer) => {
      const body = Buffer.from(bytes);
      const form = await resources.documentForm({ body: { type: 'text/plain', size: body.length, isForUniversity } });
      expect((await sendTo(form, body)).status).toBe(204);
      return resources.create({ body: { ...said, key: form.key, fileName: 'charte.txt', isForUniversity } });
    },
    states: async () => {
      const listed = isForUniversity
        ? await resources.listOfUniversity({ params: { universityId } })
        : await resources.listOfUser({ params: { userId: me.id } });
      return listed.map(({ scan }) => scan);
    },
    /** The status and code of a refusal, or the file's text. */
    open: async (id: string): Promise<string> => {
      // All handlers share one credential here, so a header says whose role counts, also for who signed the link.
      const asFiles: typeof answer = (event, context) => asFunction('files', () => answer(event, context));
      const reply = await ask(asFiles, 'GET /resources/{id}/file', { as: me, params: { id } });
      if (reply.status !== 302) return `${reply.status} ${reply.body.code}`;
      const file = await fetch(String(reply.headers.location), { headers: { [callerHeader]: 'files' } });
      return file.ok ? file.text() : `${file.status}`;
    },
  };
};

const campus = async () => {
  const university = await buildUniversity();
  const [admin, member] = [await buildUser({ university, role: 'admin' }), await buildUser({ university })];
  return { university, admin: await shelfOf(admin, true), member: await shelfOf(member, true) };
};

const isThere = (id: string): Promise<boolean> =>
  s3.send(new GetObjectCommand({ Bucket: filesBucket(), Key: documentKeyOf(id) })).then(
    () => true,
    () => false,
  );

afterEach(() => vi.unstubAllEnvs());

it('a shared document waits for its scan before anybody opens it, its sender included', async () => {
  const { university, admin, member } = await campus();
  const letGo = await holdScans(university.id);
  const { id, scan } = await admin.add('pour tous');
  expect(scan).toBe('WAITING');
  expect([await admin.states(), await member.states()]).toEqual([['WAITING'], ['WAITING']]);
  expect([await member.open(id), await admin.open(id)]).toEqual(['409 document_waiting', '409 document_waiting']);
  await letGo();
  expect(await scanned(id)).toBe('NO_THREATS_FOUND');
  // No event came: whoever opens it sees the tag.
  expect(await member.open(id)).toBe('pour tous');
  expect(await member.states()).toEqual(['CLEAN']);
});

it('says why in the reader’s language', async () => {
  const { university, admin, member } = await campus();
  await holdScans(university.id);
  const { id } = await admin.add('x');
  const call = member.resources.file({ params: { id } });
  expect((await refused(call)).msg).toBe('Ce document est en cours de vérification. Réessayez dans un instant.');
});

it('the event alone tells that a document is clean', async () => {
  const me = await buildUser();
  const shelf = await shelfOf(me);
  await holdScans(me.id);
  const { id } = await shelf.add('à moi');
  expect(await shelf.states()).toEqual(['WAITING']);
  await tellScan(documentKeyOf(id), 'NO_THREATS_FOUND');
  expect(await shelf.states()).toEqual(['CLEAN']);
  expect(await shelf.open(id)).toBe('à moi');
});

it('a threat is opened by nobody: its file goes at once, and the university’s audit says so, once', async () => {
  const { university, admin, member } = await campus();
  const letGo = await holdScans(university.id);
  const { id } = await admin.add(`Un texte, puis ${eicar}`);
  await letGo();
  expect(await scanned(id)).toBe('THREATS_FOUND');
  await tellScan(documentKeyOf(id), 'THREATS_FOUND');
  await tellScan(documentKeyOf(id), 'THREATS_FOUND');
  expect([await admin.open(id), await member.open(id)]).toEqual(['409 document_refused', '409 document_refused']);
  expect([await member.states(), await isThere(id)]).toEqual([['THREAT'], false]);
  const entries = (await auditOf(university.id)).filter(({ call }) => call === 'scan');
  expect(entries).toMatchObject([{ actorId: 'scanner', targets: [id], universityId: university.id }]);
  await admin.resources.remove({ params: { id } });
  expect(await admin.states()).toEqual([]);
});

it('a threat among one’s own documents is refused by its tag alone, and is nobody’s to read in an audit', async () => {
  const me = await buildUser();
  const shelf = await shelfOf(me);
  const letGo = await holdScans(me.id);
  const { id } = await shelf.add(eicar);
  await letGo();
  await scanned(id);
  expect(await shelf.open(id)).toBe('409 document_refused');
  expect([await shelf.states(), await isThere(id)]).toEqual([['THREAT'], false]);
  expect((await auditOf(me.universityId ?? '')).filter(({ call }) => call === 'scan')).toEqual([]);
});

it('a file that nobody can look into is not shared; one’s own opens for oneself', async () => {
  const { admin, member } = await campus();
  const shared = await admin.add(lockedZip);
  expect(await scanned(shared.id)).toBe('UNSUPPORTED');
  expect([await admin.open(shared.id), await member.open(shared.id)]).toEqual(Array(2).fill('409 document_refused'));
  expect([await member.states(), await isThere(shared.id)]).toEqual([['UNREADABLE'], true]);
  const mine = await shelfOf(await buildUser());
  const own = await mine.add(lockedZip);
  await scanned(own.id);
  expect(
    Buffer.from(await mine.open(own.id))
      .subarray(0, 4)
      .toString(),
  ).toBe('PK\u0003\u0004');
});

it.each(['FAILED', 'ACCESS_DENIED', 'a word of next year'])(
  'a scan that ended as %s has looked at nothing',
  async (result) => {
    const { university, admin, member } = await campus();
    await holdScans(university.id);
    const { id } = await admin.add('x');
    await tellScan(documentKeyOf(id), result);
    expect([await member.states(), await member.open(id)]).toEqual([['UNREADABLE'], '409 document_refused']);
  },
);

it('a scan that fails in GuardDuty is told as that', async () => {
  const { university, admin } = await campus();
  await failScans(university.id);
  expect(await scanned((await admin.add('x')).id)).toBe('FAILED');
});

it('an event about no document, a deleted one or another kind of file changes nothing', async () => {
  const me = await buildUser();
  const shelf = await shelfOf(me);
  const { id } = await shelf.add('x');
  const key = documentKeyOf(id);
  await shelf.resources.remove({ params: { id } });
  for (const other of [key, `${key}/more`, 'documents/none', 'incoming/x/y', `documents/${me.id}/`]) {
    await tellScan(other, 'THREATS_FOUND');
  }
  expect(await shelf.states()).toEqual([]);
});

it('who may not read a document hears nothing of its scan', async () => {
  const { university, admin } = await campus();
  await holdScans(university.id);
  const { id } = await admin.add('x');
  const stranger = await shelfOf(await buildUser());
  expect(await stranger.open(id)).toBe('404 not_found');
});

it('where a stage scans nothing, documents open at once, also those that waited', async () => {
  const { university, admin, member } = await campus();
  await holdScans(university.id);
  const waited = await admin.add('avant');
  vi.stubEnv('SCANS_UPLOADS', 'false');
  const added = await admin.add('après');
  expect([added.scan, await member.open(added.id), await member.open(waited.id)]).toEqual([null, 'après', 'avant']);
});

it('S3 itself closes a file whose tag names a threat, whatever the record says', async () => {
  const { university, admin, member } = await campus();
  await holdScans(university.id);
  const { id } = await admin.add('x');
  await tellScan(documentKeyOf(id), 'NO_THREATS_FOUND');
  expect(await member.open(id)).toBe('x');
  const TagSet = [{ Key: 'GuardDutyMalwareScanStatus', Value: 'THREATS_FOUND' }];
  const Tagging = { TagSet };
  await s3.send(new PutObjectTaggingCommand({ Bucket: filesBucket(), Key: documentKeyOf(id), Tagging }));
  expect(await member.open(id)).toBe('403');
});

const forged =
  '<Tagging><TagSet><Tag><Key>GuardDutyMalwareScanStatus</Key><Value>NO_THREATS_FOUND</Value></Tag></TagSet></Tagging>';

it('an upload cannot bring its own result along', async () => {
  const { university, admin, member } = await campus();
  await holdScans(university.id);
  const { resources } = admin;
  const form = await resources.documentForm({ body: { type: 'text/plain', size: 1, isForUniversity: true } });
  expect((await sendTo(form, Buffer.from('x'), { fields: { tagging: forged } })).status).toBe(403);
  expect((await sendTo(form, Buffer.from('x'))).status).toBe(204);
  const TagSet = [{ Key: 'GuardDutyMalwareScanStatus', Value: 'NO_THREATS_FOUND' }];
  await s3.send(new PutObjectTaggingCommand({ Bucket: filesBucket(), Key: form.key, Tagging: { TagSet } }));
  const { id } = await resources.create({ body: { ...said, key: form.key, fileName: 'x', isForUniversity: true } });
  expect(await member.open(id)).toBe('409 document_waiting');
});

it('the copy of one’s data holds no document that waits or was refused, and says which', async () => {
  const person = await buildAccount('ACCEPTED');
  const shelf = await shelfOf(person);
  await holdScans(person.id);
  const ids = [];
  for (const text of ['sain', 'attend', 'menace']) ids.push((await shelf.add(text)).id);
  const [clean = '', , threat = ''] = ids;
  await tellScan(documentKeyOf(clean), 'NO_THREATS_FOUND');
  await tellScan(documentKeyOf(threat), 'THREATS_FOUND');
  await archivesOf(person).ask();
  await makeArchive(person);
  const files = await filesAt(await archivesOf(person).link());
  const documents = Object.keys(files).filter((name) => name.startsWith('documents/'));
  expect(documents.map((name) => files[name])).toEqual(['sain']);
  const kept: { scan: string; path: string | null }[] = JSON.parse(files['resources.json'] ?? '[]');
  expect(kept.map(({ scan, path }) => [scan, path])).toEqual([
    ['CLEAN', documents[0]],
    ['WAITING', null],
    ['THREAT', null],
  ]);
});
