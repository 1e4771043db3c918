import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, resize, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { Breadcrumb } from '#web/blocks/breadcrumb.tsx';
import { Failed } from '#web/blocks/failed.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { Avatar, LogoTile } from '#web/ui/avatar.tsx';
import { Count } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { Accordion, useWide } from '#web/ui/fold.tsx';
import { Note } from '#web/ui/note.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { WayThread } from '#web/ui/way-thread.tsx';

const sections = ['Profil', 'Doctorat'].map((title) => ({ title, content: <p>De {title}</p> }));

test('sections of which one is open at a time share a name; the first is open where one begins to read', async () => {
  const { page } = await renderElement(
    <>
      <Accordion sections={sections} />
      <Accordion sections={sections} opensFirst />
    </>,
  );
  const folds = [...page.querySelectorAll('details')];
  expect(folds.map(({ open }) => open)).toEqual([false, false, true, false]);
  const names = folds.map((fold) => fold.getAttribute('name'));
  expect([names[0] === names[1], names[2] === names[3], new Set(names).size]).toEqual([true, true, 2]);
});

test.each([
  ['léa', 'Marchand', 'LM'],
  [' Anne', '', 'A'],
])('without a picture, %s %s is %s', async (firstName, lastName, initials) => {
  const { text } = await renderElement(<Avatar firstName={firstName} lastName={lastName} url={null} />);
  expect(text()).toBe(initials);
});

test.each([
  ['Université de la Rive-Sud', 'RS'],
  ['University of the North', 'N'],
  ['école d’économie', 'ÉÉ'],
  ['Université de la', 'UD'],
])('without a logo, %s is %s', async (name, letters) => {
  const { text } = await renderElement(<LogoTile name={name} url={null} />);
  expect(text()).toBe(letters);
});

test('a figure beside a title is read in words only', async () => {
  await renderElement(
    <h2>
      Membres <Count value={12} label="12 membres" />
    </h2>,
  );
  screen.getByRole('heading', { name: 'Membres 12 membres' });
});

test('a trail ends with the page that one is on', async () => {
  await renderElement(
    <Breadcrumb trail={[{ to: '/admin/courses', label: 'Formations' }]} current="De l’idée au brevet" />,
  );
  const trail = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
  expect(textsOfAll(trail.querySelectorAll('li'))).toEqual(['Formations', 'De l’idée au brevet']);
  expect(textsOfAll(trail.querySelectorAll('[aria-current="page"]'))).toEqual(['De l’idée au brevet']);
});

test('a failed read is retried by a button that shows when it is busy; or offers a way out instead', async () => {
  const onRetry = () => undefined;
  await renderElement(
    <>
      <Failed error={new ApiError(0, 'offline')} isRetrying onRetry={onRetry} />
      <Failed
        error={new ApiError(404, 'not_found')}
        wayOut={<Button>Retour</Button>}
        isRetrying={false}
        onRetry={onRetry}
      />
    </>,
  );
  expect(screen.getAllByRole('button').map((one) => [textOf(one), one.getAttribute('aria-busy')])).toEqual([
    ['Réessayer', 'true'],
    ['Retour', null],
  ]);
});

test.each([
  ['info', 'note small', '#i-info'],
  ['good', 'note small good', '#i-circle-check'],
  ['fail', 'note small fail', '#i-circle-alert'],
] as const)('a remark of the kind %s has its colour and its icon', async (tone, look, icon) => {
  const { page } = await renderElement(<Note tone={tone}>Une remarque</Note>);
  expect([page.querySelector('.note')?.className, page.querySelector('use')?.getAttribute('href')]).toEqual([
    look,
    icon,
  ]);
});

test('the endings of « 1er » and « 12e » are raised wherever they stand alone', async () => {
  const words = 'Du 1er mars au 1er mai, article 11er, du 4e au 12e rang, 4est';
  const { page, text } = await renderElement(<Raised>{words}</Raised>);
  expect(text()).toBe(words);
  expect(textsOfAll(page.querySelectorAll('sup'))).toEqual(['er', 'er', 'e', 'e']);
});

test.each([
  [{ isSaving: false }, 'save-state'],
  [{ isSaving: true }, 'save-state saving'],
  [{ isSaving: true, isHeld: true }, 'save-state held'],
])('whether something is kept is announced, and shown: %j', async (state, look) => {
  await renderElement(<SaveState text="Réponses gardées" {...state} />);
  const status = screen.getByRole('status');
  expect([textOf(status), status.className]).toEqual(['Réponses gardées', look]);
});

test('one option of a small choice is pressed; each is in its own language', async () => {
  await renderElement(
    <Segmented
      label="Langue"
      value="en"
      segments={[
        { value: 'fr', face: 'FR', label: 'FR, Français', lang: 'fr' },
        { value: 'en', face: 'EN', label: 'EN, English', lang: 'en' },
      ]}
      onChange={() => undefined}
    />,
  );
  const said = screen
    .getAllByRole('button')
    .map((one) => [one.lang, one.ariaPressed ?? one.getAttribute('aria-pressed')]);
  expect(said).toEqual([
    ['fr', 'false'],
    ['en', 'true'],
  ]);
});

const Room = () => (useWide() ? 'large' : 'étroit');

test('a window is wide from 48 rem on', async () => {
  await resize(767);
  const { text } = await renderElement(<Room />);
  expect(text()).toBe('étroit');
  await resize(768);
  expect(text()).toBe('large');
});

test.each([
  [undefined, 3, 'path', '0%', '60%'],
  [1, 4, 'path', '20%', '80%'],
  [4, 1, 'path down', '80%', '20%'],
] as const)('a way from %s to %s is a %s from %s to %s', async (was, is, look, from, to) => {
  const { page } = await renderElement(<WayThread is={is} {...(was !== undefined && { was })} />);
  const path = page.querySelector('.path');
  expect(['class', 'x1', 'x2'].map((name) => path?.getAttribute(name))).toEqual([look, from, to]);
  expect(page.querySelector('.then')?.getAttribute('x') ?? null).toBe(was === undefined ? null : from);
});

test.each([
  [null, 3],
  [3, null],
  [2, 2],
])('there is no way from %s to %s', async (was, is) => {
  const { page } = await renderElement(<WayThread was={was} is={is} />);
  expect([page.querySelector('.path'), page.querySelector('.then') !== null]).toEqual([null, was !== null]);
});
