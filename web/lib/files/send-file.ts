import type { UploadForm } from '#shared/schemas/upload.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { replyHeaders } from '#web/lib/calls/client.ts';

type SendFileOptions = {
  /** Bytes. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
};

/**
 * Rejects with an ApiError whose reference is that of the call that returned the form, since the bucket knows no
 * request id of ours. XMLHttpRequest, because fetch reports no upload progress.
 */
export const sendFile = (
  form: Pick<UploadForm, 'url' | 'fields'>,
  file: File,
  { onProgress, signal }: SendFileOptions = {},
): Promise<void> => {
  const { url, fields } = form;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  // S3 ignores the fields after the file.
  body.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    // `loaded` includes the form's other fields.
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
