import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { GapThread, SignedBar } from '#web/features/explanations/threads.tsx';

const drawn = async (importance: number, value: number | null) => {
  const { page } = await renderElement(<GapThread importance={importance} value={value} />);
  const numbers = (selector: string, ...names: string[]) => {
    const element = page.querySelector(selector);
    return element && [element.getAttribute('class'), ...names.map((name) => element.getAttribute(name))];
  };
  return {
    thread: numbers('line:not(.axis)', 'x1', 'x2'),
    mine: numbers('circle.mine', 'cx'),
    need: numbers('circle.need', 'cx', 'r'),
  };
};

test.each([
  ['above what a job asks: solid from that up', 4, 5, ['more', '80%', '100%'], ['mine', '100%'], '5.5'],
  ['below it: dotted up to that', 4, 1, ['less', '20%', '80%'], ['mine', '20%'], '5.5'],
  ['just there: no thread, one in the other', 4, 4, null, ['mine', '80%'], '3.5'],
  ['not given: the ring alone', 4, null, null, null, '5.5'],
])('a rating %s', async (_, importance, value, thread, mine, radius) => {
  expect(await drawn(importance, value)).toEqual({ thread, mine, need: ['need', '80%', radius] });
});

test.each([
  ['brings closer is solid to the right', 1, 2, 'more', '74%'],
  ['moves away is dotted to the left', -1, 2, 'less', '26%'],
  ['adds nothing stays in the middle', 0, 0, 'more', '50%'],
])('what %s, as far as its share of the most', async (_, value, most, kind, end) => {
  const { page } = await renderElement(<SignedBar value={value} most={most} />);
  const line = page.querySelector('line:not(.axis, .zero)');
  expect(['class', 'x1', 'x2'].map((name) => line?.getAttribute(name))).toEqual([kind, '50%', end]);
});
