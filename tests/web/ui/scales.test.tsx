import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { Taste } from '#web/blocks/taste.tsx';
import { StarField, VisibilitySwitch } from '#web/ui/fields/cv-fields.tsx';
import { KnotScale } from '#web/ui/fields/knot-scale.tsx';
import { Rating } from '#web/ui/fields/rating.tsx';
import { Stars } from '#web/ui/fields/stars.tsx';

const scaleOf = async (given: Partial<Parameters<typeof Rating>[0]>) => {
  const onRate = vi.fn();
  const describe = (value: number) => ({ word: `mot ${value}`, text: `${value} sur 5` });
  const { page } = await renderElement(
    <Rating label="Écoute" value={null} word="À noter" text="à noter" describe={describe} onRate={onRate} {...given} />,
  );
  const scale = screen.getByRole<HTMLInputElement>('slider', { name: 'Écoute' });
  // The track is 100 pixels long.
  const thread = page.querySelector('svg.loose');
  if (thread) vi.spyOn(thread, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
  const release = (clientX: number) => fireEvent(window, new PointerEvent('pointerup', { clientX }));
  const said = () => textOf(page.querySelector('output') ?? page);
  return { onRate, scale, release, said };
};

test.each(['Home', 'ArrowLeft', 'ArrowDown', 'PageDown', ' '])(
  'the key %j rates what is not rated with 0; the browser’s own would change nothing there',
  async (key) => {
    const { onRate, scale } = await scaleOf({});
    expect(fireEvent.keyDown(scale, { key })).toBe(false);
    expect(onRate).toHaveBeenCalledExactlyOnceWith(0);
  },
);

test.each([
  ['End', null],
  ['ArrowRight', null],
  ['Home', 0],
  ['ArrowLeft', 3],
] as const)('the key %s is the browser’s own where the value is %s', async (key, value) => {
  const { onRate, scale } = await scaleOf({ value });
  expect(fireEvent.keyDown(scale, { key })).toBe(true);
  expect(onRate).not.toHaveBeenCalled();
});

test.each([
  [0, null, 1, [0]],
  [47, null, 1, [2]],
  [47, null, 0.5, [2.5]],
  [-20, null, 1, [0]],
  [140, null, 1, [5]],
  [60, 3, 1, []],
] as const)('a tap at %i of 100, on a scale at %s with steps of %s, rates %j', async (clientX, value, step, rated) => {
  const { onRate, scale, release } = await scaleOf({ value, step });
  fireEvent.pointerDown(scale, { clientX });
  release(clientX);
  expect(onRate.mock.calls.flat()).toEqual(rated);
});

test('a value that is dragged over is said and not given; the one where the bead is let go is', async () => {
  const { onRate, scale, release, said } = await scaleOf({ value: 1, word: 'Faible', text: '1 sur 5, faible' });
  fireEvent.pointerDown(scale, { clientX: 20 });
  for (const value of ['2', '4']) fireEvent.change(scale, { target: { value } });
  expect([said(), scale.getAttribute('aria-valuetext'), onRate.mock.calls]).toEqual(['4mot 4', '4 sur 5', []]);
  release(90);
  expect(onRate).toHaveBeenCalledExactlyOnceWith(4);
  // The value is controlled from outside.
  expect([said(), scale.getAttribute('aria-valuetext')]).toEqual(['1Faible', '1 sur 5, faible']);
});

test.each([
  [{ value: null }, 'unrated', 'À noter', false],
  [{ value: 0 }, 'rated', '0À noter', false],
  [{ value: null, isNotApplicable: true }, 'na', '–À noter', true],
] as const)('not rated, 0 and not applicable never look alike: %j is %s', async (given, state, words, isOff) => {
  const { scale, said } = await scaleOf(given);
  expect([scale.closest('.rating')?.getAttribute('data-state'), said(), scale.disabled]).toEqual([state, words, isOff]);
});

test('stars are described as they are tried, and given once where they changed, by halves', async () => {
  const onRate = vi.fn();
  await renderElement(<StarField label="Force" value={2} describe={(value) => `${value} étoiles`} onRate={onRate} />);
  const stars = screen.getByRole<HTMLInputElement>('slider', { name: 'Force' });
  expect([stars.min, stars.max, stars.step]).toEqual(['0', '5', '0.5']);
  fireEvent.input(stars, { target: { value: '3.5' } });
  expect([stars.getAttribute('aria-valuetext'), onRate.mock.calls]).toEqual(['3.5 étoiles', []]);
  stars.dispatchEvent(new Event('change', { bubbles: true }));
  expect(onRate).toHaveBeenCalledExactlyOnceWith(3.5);
  fireEvent.input(stars, { target: { value: '2' } });
  stars.dispatchEvent(new Event('change', { bubbles: true }));
  expect(onRate).toHaveBeenCalledTimes(1);
});

test('two stars out of three are drawn, and read', async () => {
  const { page } = await renderElement(<Stars value={2} max={3} text="2 étoiles sur 3" />);
  expect([...page.querySelectorAll('.stars svg')].map((star) => star.classList.contains('on'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(textOf(page.querySelector('.stars') ?? page)).toBe('2 étoiles sur 3');
});

const levels = { 0: 'Rien', 1: 'Peu', 2: 'Assez' };

test.each([
  [null, [false, false, false], [false, false, false]],
  [0, [true, false, false], [true, false, false]],
  [1, [true, true, false], [false, true, false]],
] as const)('a scale at %s is drawn up to there, and that one value is pressed', async (value, drawn, pressed) => {
  const onRate = vi.fn();
  const { user } = await renderElement(<KnotScale labelledBy="q" levels={levels} value={value} onRate={onRate} />);
  const knots = screen.getAllByRole('button');
  expect(knots.map(textOf)).toEqual(['0 Rien', '1 Peu', '2 Assez']);
  expect(knots.map(({ classList }) => classList.contains('drawn'))).toEqual(drawn);
  expect(knots.map((knot) => knot.getAttribute('aria-pressed') === 'true')).toEqual(pressed);
  await user.click(screen.getByRole('button', { name: '2 Assez' }));
  expect(onRate).toHaveBeenCalledExactlyOnceWith(2);
});

const Liking = ({ onChange }: { onChange: (value: boolean | null) => void }) => {
  const [value, setValue] = useState<boolean | null>(null);
  const change = (next: boolean | null) => {
    setValue(next);
    onChange(next);
  };
  return <Taste name="Écrire" value={value} onChange={change} />;
};

test('like and dislike: ticking says so, unticking is neutral, and never are both ticked', async () => {
  const onChange = vi.fn();
  const { user } = await renderElement(<Liking onChange={onChange} />);
  const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticks()).toEqual([false, false]);
  const looks: boolean[][] = [];
  for (const name of ['J’aime', 'Je n’aime pas', 'Je n’aime pas', 'J’aime', 'J’aime']) {
    await user.click(screen.getByRole('checkbox', { name: `${name}\u00a0: Écrire` }));
    looks.push(ticks());
  }
  expect(onChange.mock.calls.flat()).toEqual([true, false, null, true, null]);
  expect(looks).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [true, false],
    [false, false],
  ]);
});

test.each([
  [true, 'Public', false],
  [false, 'Privé', true],
] as const)('a switch that is on (%s) says “%s”, and turns over', async (isOn, word, next) => {
  const onChange = vi.fn();
  const { user, text } = await renderElement(
    <VisibilitySwitch label="Public : Thèse" onLabel="Public" offLabel="Privé" isOn={isOn} onChange={onChange} />,
  );
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Public : Thèse' });
  expect([text(), toggle.checked, toggle.getAttribute('aria-checked')]).toEqual([word, isOn, String(isOn)]);
  await user.click(toggle);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
});
