import { expect, test } from 'vitest';
import { fileNameOf } from '#shared/domain/file-name.ts';

test.each([
  [
    ['Thésée', 'Camille Nguyen-Lefèvre', 'Bilan d’automne 2026'],
    'Thésée – Camille Nguyen-Lefèvre – Bilan d’automne 2026.pdf',
  ],
  [['Thésée', 'Jo/e \\ "B"', 'a:b*c?<d>|e'], 'Thésée – Jo e B – a b c d e.pdf'],
  [['Thésée', '', 'Bilan...'], 'Thésée – Bilan.pdf'],
  // A name that would turn its extension around, and a line break.
  [['Thésée', 'gpj\u202Eexe', 'un\ndeux'], 'Thésée – gpj exe – un deux.pdf'],
  [['Thésée', 'Jose\u0301', 'CV'], 'Thésée – José – CV.pdf'],
])('a file named after %j is called %s', (parts, name) => {
  expect(fileNameOf(parts, 'pdf')).toBe(name);
});

test('a name stays within what a file system takes, whatever the letters', () => {
  for (const letter of ['a', 'é', '字', '😀', 'e\u0323\u0301']) {
    const name = fileNameOf(['Thésée', letter.repeat(300), letter.repeat(300)], 'pdf');
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
    expect(name).toMatch(/^Thésée – .{10}.*… – .{10}.*…\.pdf$/u);
  }
});
