import type { UploadForm } from '#shared/schemas/upload.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { replyHeaders } from '#web/lib/calls/client.ts';

type SendFileOptions = {
  /** Tells how much of it has left, in bytes. */
  onProgress?: (sent: number) => void;
  /** Gives it up. */
  signal?: AbortSignal;
};

/**
 * Sends a file to the bucket with a form of the API; rejects with an ApiError, whose words are ours: the bucket has none, nor a request
 * id of ours: the reference is that of the call that gave the form. Not by fetch, which does not tell how far it is.
 */
export const sendFile = (
  form: Pick<UploadForm, 'url' | 'fields'>,
  file: File,
  { onProgress, signal }: SendFileOptions = {},
): Promise<void> => {
  const { url, fields } = form;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  // What follows the file is not read.
  body.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    // The form's other fields are counted, too.
    request.upload.onprogress = ({ loaded }) => onProgress?.(Math.min(loaded, file.size));
    request.onload = () =>
      request.status < 300
        ? resolve()
        : reject(new ApiError(request.status, 'internal', { headers: replyHeaders(form) }));
    request.onerror = () => reject(new ApiError(0, 'offline'));
    request.onabort = request.onerror;
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
};
