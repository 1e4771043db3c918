import type { Portrait } from './draw-portrait.ts';

type Row = readonly [
  email: string,
  skin: Portrait['skin'],
  cut: Portrait['cut'],
  hair: Portrait['hair'],
  ground: Portrait['ground'],
  wears: Portrait['wears'],
  collar: Portrait['collar'],
  ...extras: ('glasses' | 'beard' | 'earrings')[],
];

const rows: readonly Row[] = [
  ['user@demo.test', 'sand', 'bob', 'black', 'straw', '#5f2c7c', 'open', 'earrings'],
  ['admin@demo.test', 'fair', 'tied', 'grey', 'slate', '#24588f', 'shirt', 'glasses'],
  ['super@demo.test', 'fair', 'wavy', 'ginger', 'green', '#2c1639', 'round'],
  ['admin2@demo.test', 'fair', 'side', 'grey', 'blue', '#3d3547', 'shirt', 'beard'],
  ['user2@demo.test', 'fair', 'curly', 'chestnut', 'blue', '#016976', 'round', 'glasses'],
  ['aicha.arnaud@u1.demo.test', 'brown', 'scarf', '#7d3f9e', 'rose', '#46195f', 'round'],
  ['baptiste.benard@u1.demo.test', 'fair', 'short', 'blond', 'green', '#1b6a48', 'shirt'],
  ['clara.cisse@u1.demo.test', 'dark', 'afro', 'black', 'straw', '#ab2430', 'round', 'earrings'],
  ['farid.faure@u1.demo.test', 'olive', 'short', 'black', 'violet', '#24588f', 'round', 'beard'],
  ['irene.issa@u1.demo.test', 'olive', 'long', 'brown', 'rose', '#8a5000', 'open'],
  ['gaelle.faure@u2.demo.test', 'fair', 'bun', 'chestnut', 'violet', '#1b6a48', 'open', 'glasses'],
  ['hugo.girard@u2.demo.test', 'sand', 'side', 'brown', 'straw', '#431e75', 'round'],
  ['louis.kowalski@u2.demo.test', 'fair', 'short', 'ginger', 'slate', '#6f5008', 'round', 'beard'],
  ['aicha.kowalski@u3.demo.test', 'brown', 'wavy', 'black', 'green', '#f7f5f7', 'open'],
  ['clara.moreau@u3.demo.test', 'fair', 'bun', 'blond', 'blue', '#ab2430', 'round', 'earrings'],
  ['farid.cisse@u3.demo.test', 'dark', 'short', 'black', 'green', '#f5c945', 'round', 'glasses'],
  ['gaelle.cisse@u4.demo.test', 'dark', 'bun', 'black', 'rose', '#24588f', 'shirt'],
  ['irene.espinosa@u4.demo.test', 'sand', 'tied', 'brown', 'violet', '#016976', 'open'],
  ['joaquim.faure@u4.demo.test', 'olive', 'curly', 'black', 'straw', '#3d3547', 'shirt'],
];

/** Other accounts show initials. */
export const demoPortraits: Readonly<Record<string, Portrait>> = Object.fromEntries(
  rows.map(([email, skin, cut, hair, ground, wears, collar, ...extras]) => [
    email,
    { skin, cut, hair, ground, wears, collar, ...Object.fromEntries(extras.map((extra) => [extra, true])) },
  ]),
);
