/** As RFC 5987 wants it: what `encodeURIComponent` leaves and an attribute may not hold is encoded, too. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A name of the file alone: no folder, no line break, nothing that turns the reading direction round. */
export const plainName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
      .trim()
      .slice(0, 255) || 'document'
  );
};

/** Has a browser save a file under that name, with every accent, and never show it. */
export const attachment = (name: string): string => {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name.toWellFormed())}`;
};
