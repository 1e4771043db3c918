import type { UploadForm } from '#shared/schemas/upload.ts';
import { ApiError } from './api-error.ts';

/** Sends a file to the bucket with a form of the API; rejects with an ApiError, whose words are ours: the bucket has none. */
export const sendFile = async ({ url, fields }: Pick<UploadForm, 'url' | 'fields'>, file: File): Promise<void> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  // What follows the file is not read.
  body.set('file', file);
  const reply = await fetch(url, { method: 'POST', body }).catch(() => null);
  if (!reply) throw new ApiError(0, 'offline');
  if (!reply.ok) throw new ApiError(reply.status, 'internal');
};
