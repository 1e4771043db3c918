import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { withCells } from './cells.ts';
import { appOf, find, ids } from './templates.ts';

const restored = {
  table: 'thesee-production-b-20261127120000',
  tableStreamArn:
    'arn:aws:dynamodb:eu-west-3:444455556666:table/thesee-production-b-20261127120000/stream/2026-11-27T12:00:00.000',
};
const plain = withCells(2);
const pointed = {
  ...plain,
  cells: plain.cells.map((cell) => (cell.id === 'b' ? { ...cell, restored } : cell)),
};

const templatesOf = (stage: typeof plain) => {
  const { cells, stacks } = appOf(stage);
  const { shared, edge, web } = stacks;
  const ofCells = cells.flatMap(({ cell, storage, api, watch }) =>
    Object.entries({ storage, api, watch }).map(([part, stack]) => [`${cell.id} ${part}`, stack] as const),
  );
  const all = [...ofCells, ...Object.entries({ shared, edge, web })];
  return Object.fromEntries(all.flatMap(([name, stack]) => (stack ? [[name, Template.fromStack(stack)]] : [])));
};

it('points one cell at its restored table, which keeps its own beside it, and changes nothing of the others', () => {
  const [before, after] = [templatesOf(plain), templatesOf(pointed)];
  const changed = Object.keys(before).filter(
    (name) => JSON.stringify(before[name]?.toJSON()) !== JSON.stringify(after[name]?.toJSON()),
  );
  expect(changed.filter((name) => !name.startsWith('b '))).toEqual([]);
  const { 'b storage': storage, 'b api': api } = after;
  if (!storage || !api) expect.unreachable('no cell b');
  const text = JSON.stringify(api.toJSON());
  expect(text).toContain(`"TABLE_NAME":"${restored.table}"`);
  expect(text).toContain(`"EventSourceArn":"${restored.tableStreamArn}"`);
  expect(text).not.toContain('TableCD117FA1');
  expect(find(storage, 'AWS::DynamoDB::GlobalTable').map(([id]) => id)).toEqual([ids.table]);
  expect(JSON.stringify(before['b api']?.toJSON())).toContain('TableCD117FA1');
});

it('points the main cell at a table restored beside others, and leaves the bucket of the restore before', () => {
  const first = { ...restored, table: 'first', bucket: 'restored-files' };
  const cells = plain.cells.map((cell) => (cell.id === 'main' ? { ...cell, restored } : cell));
  const { stacks } = appOf({ ...plain, restored: first, cells });
  const text = JSON.stringify(Template.fromStack(stacks.api).toJSON());
  expect(text).toContain(`"TABLE_NAME":"${restored.table}"`);
  expect(text).toContain('"FILES_BUCKET":"restored-files"');
});
