import { expect, test } from 'vitest';
import { csvFile } from '#shared/domain/csv.ts';

const rows = [
  ['=1+1', '+33', '-2', '@cell', "'=2", '＝3', '\t4'],
  ['dit « oui »', 'a;b', 'a,b', 'un "mot"', 'deux\nlignes', '1-2', ''],
];

test('no cell of a file is executed by a spreadsheet, and each stays one cell, in either country’s way', () => {
  const guarded = "'=1+1;'+33;'-2;'@cell;''=2;'＝3;'\t4";
  const french = `${guarded}\r\ndit « oui »;"a;b";"a,b";"un ""mot""";"deux\nlignes";1-2;\r\n`;
  expect(csvFile(rows, 'fr')).toBe(`\uFEFF${french}`);
  const english = `${guarded.replaceAll(';', ',')}\r\ndit « oui »,"a;b","a,b","un ""mot""","deux\nlignes",1-2,\r\n`;
  expect(csvFile(rows, 'en')).toBe(`\uFEFF${english}`);
});
