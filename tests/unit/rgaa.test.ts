import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noteFigures } from '#scripts/tools/trust/note.ts';
import { readKept } from '#scripts/tools/trust/results.ts';
import { frenchFaults } from '#tests/support/typography.ts';
import { type Criterion, conformityOf, readGrid } from '#web/vite-grid.ts';

/** The criteria of RGAA 4.1.2: the number in each of its thirteen themes. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const criteria = themes.flatMap((count, theme) => Array.from({ length: count }, (_, i) => `${theme + 1}.${i + 1}`));

const grid = readGrid();

const isTest = (proof: string): boolean => {
  const [path = '', title] = proof.split(' > ');
  if (!title || !existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
};
/** A document that a look names must be there. */
const isLook = (proof: string): boolean =>
  /^seen \d{4}-\d\d-\d\d: \S/.test(proof) &&
  (proof.match(/\bdocs\/[\w./-]*\w/g) ?? []).every((path) => existsSync(path));

test('the grid has each of the 106 criteria once, in order', () => {
  expect(criteria).toHaveLength(106);
  expect(grid.map(({ id }) => id)).toEqual(criteria);
});

test('every criterion has a state, a reason in both languages and a proof', () => {
  const states = ['conform', 'notApplicable', 'notConform', 'untested'];
  expect(grid.filter(({ state, fr, en, proof }) => !states.includes(state) || !fr || !en || !proof)).toEqual([]);
  expect(grid.flatMap(({ id, fr }) => frenchFaults(fr).map((fault) => `${id}: ${fault}`))).toEqual([]);
});

test('what Chromium’s accessibility tree alone has shown does not count as met', () => {
  const untried = grid.filter(({ en }) => /not tested with assistive technology/.test(en));
  expect(untried.map(({ id, state }) => [id, state])).toEqual([['7.1', 'untested']]);
  const { conform, notApplicable, unmet, untested } = conformityOf(grid);
  const figures = {
    ...{ criteria: grid.length, conform, notApplicable },
    ...{ notConform: unmet.length, untested: untested.length },
  };
  noteFigures('grid', figures);
  // Otherwise `npm run trust -- --keep` is due.
  expect(readKept().sources.grid?.figures).toEqual(figures);
});

test('every proof is a test that exists, in its own words, or a look with its day', () => {
  const proofs = grid.flatMap(({ id, proof }) => proof.split(' ; ').map((one) => [id, one] as const));
  expect(proofs.filter(([, proof]) => !isLook(proof) && !isTest(proof))).toEqual([]);
  expect(isLook('seen 2026-11-28: docs/trust/speech.md, and more')).toBe(false);
});

const row = (id: string, state: Criterion['state'], proof = ''): Criterion => ({ id, state, fr: 'f', en: 'e', proof });

test('the declaration counts what the grid says, and names what is not met', () => {
  const met = [
    row('1.1', 'conform', 'seen 2026-11-02: a'),
    row('1.2', 'conform', 'seen 2026-11-28: b ; seen 2026-03-01: c'),
  ];
  const unmet = [row('3.1', 'notConform')];
  expect(conformityOf([...met, row('2.1', 'notApplicable')])).toEqual({
    conform: 2,
    notApplicable: 1,
    unmet: [],
    untested: [],
    day: '2026-11-28',
    verdict: 'full',
  });
  expect(conformityOf([...met, ...unmet])).toMatchObject({
    conform: 2,
    unmet: [{ id: '3.1', fr: 'f', en: 'e' }],
    verdict: 'partial',
  });
  expect(conformityOf([...met, row('7.1', 'untested')])).toMatchObject({
    conform: 2,
    untested: [{ id: '7.1', fr: 'f', en: 'e' }],
    verdict: 'partial',
  });
  expect(conformityOf([...unmet, ...unmet, ...met.slice(0, 1)]).verdict).toBe('none');
});
