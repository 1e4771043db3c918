import type { Prepared, RowRequest } from './row-request.ts';

/** What a browser sends of a form with these fields, the drawing among them under the name `file`. */
const formOf = (fields: Record<string, string>): Prepared => {
  const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const file = `name="file"; filename="é.svg"\r\nContent-Type: image/svg+xml\r\n\r\n${drawing}`;
  const text = [...parts, file].map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('');
  return { text: `${text}--b--\r\n`, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
};

const picture = { type: 'image/png', size: 1000 };

/** The rows about pictures. */
export const fileRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'POST /users/{id}/upload-avatar': {
    '': { prepare: ({ owner }) => ({ id: owner.id, body: () => picture }) },
  },
  'PUT /users/{id}/upload-avatar': { '': { prepare: ({ owner }) => ({ id: owner.id, ...formOf({}) }) } },
  'POST /universities/{id}/upload-logo': {
    '': { prepare: ({ home }) => ({ id: home.id, body: () => picture }) },
  },
  'PUT /universities/{id}/upload-logo': { '': { prepare: ({ home }) => ({ id: home.id, ...formOf({}) }) } },
};
