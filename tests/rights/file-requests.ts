import { documentKeyOf } from '#functions/data/files.ts';
import { as } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { tellScan } from '#tests/support/scans.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import type { People } from './people.ts';
import { ofHome, ofOwner, type Prepared, type RowRequest } from './row-request.ts';

const formOf = (fields: Record<string, string>): Prepared => {
  const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const file = `name="file"; filename="é.svg"\r\nContent-Type: image/svg+xml\r\n\r\n${drawing}`;
  const text = [...parts, file].map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('');
  return { text: `${text}--b--\r\n`, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
};

const picture = { type: 'image/png', size: 1000 };

const said = { label: 'Charte', description: 'Du doctorat' };
const link = { ...said, url: 'charte.example' };

const made = async ({ owner, home }: People, isForUniversity: boolean) => {
  const { resources } = await as(isForUniversity ? await buildUser({ role: 'admin', university: home }) : owner);
  return resources.create({ body: { ...link, isForUniversity } });
};
const ofResource = (isForUniversity: boolean, sent: Omit<Prepared, 'id'> = {}): RowRequest => ({
  prepare: async (people) => ({ id: (await made(people, isForUniversity)).id, ...sent }),
});
const ofDocument = (isForUniversity: boolean): RowRequest => ({
  prepare: async ({ owner, home }) => {
    const { text = '', headers } = formOf({ ...said, isForUniversity: String(isForUniversity) });
    const maker = isForUniversity ? await buildUser({ role: 'admin', university: home }) : owner;
    const authorization = `Bearer ${await tokenOf(maker)}`;
    const url = 'http://test/api/v0/resources';
    const reply = await invoke(
      new Request(url, { method: 'POST', headers: { ...headers, authorization }, body: text }),
    );
    const { id }: { id: string } = await reply.json();
    await tellScan(documentKeyOf(id), 'NO_THREATS_FOUND');
    return { id };
  },
});
const document = (isForUniversity: boolean): RowRequest => ({
  prepare: () => formOf({ ...said, isForUniversity: String(isForUniversity) }),
});
/** isForUniversity decides who may call, so it stays when the rest of the body is spoilt. */
const sent = (fields: object, isForUniversity: boolean): RowRequest => ({
  prepare: () => ({
    otherId: String(isForUniversity),
    body: () => ({ ...fields, isForUniversity: String(isForUniversity) }),
  }),
});

export const fileRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'POST /users/{id}/upload-avatar': {
    '': { prepare: ({ owner }) => ({ id: owner.id, body: () => picture }) },
  },
  'PUT /users/{id}/upload-avatar': { '': { prepare: ({ owner }) => ({ id: owner.id, ...formOf({}) }) } },
  'POST /universities/{id}/upload-logo': {
    '': { prepare: ({ home }) => ({ id: home.id, body: () => picture }) },
  },
  'PUT /universities/{id}/upload-logo': { '': { prepare: ({ home }) => ({ id: home.id, ...formOf({}) }) } },
  'GET /resources/university/{universityId}': { '': ofHome },
  'GET /resources/user/{userId}': { '': ofOwner },
  'POST /resources/upload': {
    'for oneself': sent({ size: 1000 }, false),
    'for one’s university': sent({ size: 1000 }, true),
  },
  'POST /resources': {
    'document of one’s own': document(false),
    'document for one’s university': document(true),
    'link of one’s own': sent(link, false),
    'link for one’s university': sent(link, true),
  },
  'PUT /resources/{id}': {
    'one’s own': ofResource(false, { body: () => ({ label: 'Autrement' }) }),
    'of the university': ofResource(true, { body: () => ({ label: 'Autrement' }) }),
  },
  'DELETE /resources/{id}': { 'one’s own': ofResource(false), 'of the university': ofResource(true) },
  'GET /resources/{id}/file': { 'one’s own': ofDocument(false), 'of the university': ofDocument(true) },
};
