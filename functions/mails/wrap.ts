/** Plain text is read in windows of 80 columns, with room for the marks of a reply. */
const columns = 72;

/** Breaks a paragraph into lines for plain text, at ordinary spaces only: a narrow one stays with its sign, an address whole. */
export const wrap = (paragraph: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
};
