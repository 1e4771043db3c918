import { filesBucket } from '#functions/data/files.ts';

export const presignedSeconds = 300;

/** RFC 5987: encodes the characters that `encodeURIComponent` leaves and an attribute may not contain. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The last path segment, without control characters or characters that change the reading direction. */
export const plainName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
      .trim()
      .slice(0, 255) || 'document'
  );
};

/** Browsers save the file under that name, accents included, and never display it. */
const attachment = (name: string): string => {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name.toWellFormed())}`;
};

export const downloadLink = async (key: string, name: string): Promise<string> => {
  const { GetObjectCommand, filesClient, getSignedUrl } = await import('#functions/data/on-need/s3.ts');
  const command = new GetObjectCommand({
    Bucket: filesBucket(),
    Key: key,
    ResponseContentDisposition: attachment(name),
    ResponseContentType: 'application/octet-stream',
  });
  return getSignedUrl(filesClient, command, { expiresIn: presignedSeconds });
};
