/** In code points, the longest that fits is used. */
const partLengths = [60, 40, 25, 15] as const;
/** File systems take 255; a browser may add a number. */
const mostBytes = 240;

/** Not allowed in names on Windows, or invisible. */
const forbidden = /[\\/:*?"<>|\p{C}\p{Zl}\p{Zp}]+/gu;

const partOf = (text: string, length: number): string => {
  const plain = [...text.normalize('NFC').replaceAll(forbidden, ' ').replaceAll(/\s+/gu, ' ').trim()];
  return plain.length <= length
    ? plain.join('')
    : `${plain
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
};

/** « Thésée – Camille Nguyen-Lefèvre – Bilan d’automne.pdf », valid on all systems; leaves out empty parts. */
export const fileNameOf = (parts: readonly string[], extension: string): string => {
  const names = partLengths.map((length) => {
    const name = parts.map((part) => partOf(part, length)).filter(Boolean);
    // Windows drops dots and spaces at the end of a name.
    return `${name.join(' – ').replace(/[. ]+$/, '')}.${extension}`;
  });
  return names.find((name) => new TextEncoder().encode(name).length <= mostBytes) ?? names.at(-1) ?? '';
};
