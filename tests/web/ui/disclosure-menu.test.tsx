import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';

const open = async () => {
  const { user } = await renderElement(
    <>
      <DisclosureMenu label="Menu">
        <Link to="/user/jobs">Métiers</Link>
        <button type="button">Sombre</button>
      </DisclosureMenu>
      <input aria-label="Nom" />
    </>,
  );
  const summary = screen.getByText('Menu');
  await user.click(summary);
  return { user, summary, isOpen: () => summary.closest('details')?.open };
};

test('Escape folds a menu and gives the focus back to its button', async () => {
  const { user, summary, isOpen } = await open();
  await user.tab();
  await user.keyboard('x');
  expect(isOpen()).toBe(true);
  await user.keyboard('{Escape}');
  expect([isOpen(), document.activeElement]).toEqual([false, summary]);
});

test('Escape while a menu is folded leaves the focus where it is', async () => {
  const { user, isOpen } = await open();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Escape}');
  expect([isOpen(), document.activeElement]).toEqual([false, screen.getByRole('textbox')]);
});

test.each([
  ['link', 'Métiers', false],
  ['textbox', 'Nom', false],
  ['button', 'Sombre', true],
] as const)(
  'a press on the %s “%s” leaves a menu open: it folds for links and what is elsewhere',
  async (role, name, stays) => {
    const { user, isOpen } = await open();
    await user.click(screen.getByRole(role, { name }));
    expect(isOpen()).toBe(stays);
  },
);
