import type { SharedInput } from './input.ts';

// Heights in millimetres of share.css. Letters per line are set low, so that the estimate errs on the high side.
const page = 268;
const gap = 6;
const foot = 14;
const heading = 8.2;
/** The code beside it is as high. */
const leastHead = 35;

/** Capitals and signs without a glyph take the room of two letters. */
const widthOf = (text: string): number => text.replaceAll(/[^\p{Ll}\p{P}\s]/gu, 'mm').length;

const linesOf = (text: string | null, letters: number): number => Math.ceil(widthOf(text ?? '') / letters);

const block = (height: number): number => (height === 0 ? 0 : height + gap);

const strengthsHeight = (strengths: SharedInput['strengths']): number => {
  const heights = strengths.map(({ name, proof }) => 5 + 5.3 * linesOf(name, 29) + 4.94 * linesOf(proof, 45));
  const rows = heights.filter((_, i) => i % 2 === 0).map((height, i) => Math.max(height, heights[2 * i + 1] ?? 0));
  return rows.reduce((sum, height) => sum + height, heading);
};

type Entry = { title: string; note: string };

const entriesHeight = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { title, note }) => sum + 3.4 + 4.6 * linesOf(title, 47) + 4.24 * linesOf(note, 54), heading);

/** Letters of a period. */
const period = 'du 22 septembre 2022 au 30 septembre 2024';

/** True if everything fits on the page in large letters. */
export const isRoomy = (input: SharedInput): boolean => {
  const { fullName, campus, doctorate, about, strengths, posts, publications, jobs } = input;
  const head = 12 * linesOf(fullName, 26) + 7.5 + 6 * linesOf(campus?.name ?? null, 48);
  const facts = doctorate.title || doctorate.startDate ? 10.5 + 4.94 * Math.max(2, linesOf(doctorate.title, 58)) : 0;
  const lists = [
    posts.map(({ title, place }) => ({ title, note: `${place}, ${period}` })),
    publications.map(({ title, journal }) => ({ title, note: `${journal ?? ''}, 2025` })),
  ].map((entries) => (entries.length === 0 ? 0 : entriesHeight(entries)));
  const heights = [
    Math.max(head, leastHead),
    6.2 * linesOf(about, 68),
    facts,
    strengths.length === 0 ? 0 : strengthsHeight(strengths),
    Math.max(...lists),
    jobs.length === 0 ? 0 : heading + 5.3 * linesOf(jobs.join(', '), 84),
  ];
  return heights.map(block).reduce((sum, height) => sum + height, foot) <= page;
};
