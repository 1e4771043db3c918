import type { UploadForm } from '#shared/schemas/upload.ts';

type Tampered = { fields?: Record<string, string | null> };

export const sendTo = ({ url, fields }: UploadForm, bytes: Uint8Array, { fields: other = {} }: Tampered = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...other })) if (value !== null) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file');
  return fetch(url, { method: 'POST', body: form });
};
