import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const names = ['Détails', 'Bilan', 'Projet'];

const Thesis = () => {
  const [open, setOpen] = useState(0);
  const tabs = names.map((label) => ({ label, panel: <p>Contenu de {label}</p> }));
  return <Tabs label="Doctorat" tabs={tabs} activeTab={open} onChange={setOpen} />;
};

const tab = (name: string) => screen.getByRole('tab', { name });
const open = () => screen.getAllByRole('tab', { selected: true }).map(textOf);

test.each([
  ['Détails', 'ArrowRight', 'Bilan'],
  ['Projet', 'ArrowRight', 'Détails'],
  ['Projet', 'ArrowLeft', 'Bilan'],
  ['Détails', 'ArrowLeft', 'Projet'],
  ['Projet', 'Home', 'Détails'],
  ['Détails', 'End', 'Projet'],
  ['Bilan', 'ArrowDown', 'Bilan'],
] as const)('from %s, the key %s opens %s, which has the focus', async (from, key, to) => {
  const { user } = await renderElement(<Thesis />);
  await user.click(tab(from));
  const keys: boolean[] = [];
  window.addEventListener('keydown', ({ defaultPrevented }) => keys.push(defaultPrevented), { once: true });
  await user.keyboard(`{${key}}`);
  expect(open()).toEqual([to]);
  expect(document.activeElement).toBe(tab(to));
  // Otherwise the page would scroll, too.
  expect(keys).toEqual([from !== to]);
});

test('Tab reaches the open tab alone, which says what it opens; the panel is named by it', async () => {
  const { user } = await renderElement(<Thesis />);
  await user.click(tab('Bilan'));
  expect(names.map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
  const panel = screen.getByRole('tabpanel', { name: 'Bilan' });
  expect(textOf(panel)).toBe('Contenu de Bilan');
  expect(names.map((name) => tab(name).getAttribute('aria-controls'))).toEqual([null, panel.id, null]);
});
