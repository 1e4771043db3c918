import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { OwnMailTrouble } from '#web/features/auth/own-address.tsx';

const changeIt = 'Changez-la, ou confirmez-la si elle est juste.';
const again = 'Pour recevoir de nouveau nos messages, confirmez cette adresse.';
const askThem = 'Si elle est juste, demandez à votre université de vous écrire de nouveau.';

test.each([
  ['bounce', true, changeIt, true],
  ['bounce', false, changeIt, true],
  ['complaint', true, again, true],
  ['complaint', false, askThem, false],
] as const)(
  'after a %s one may have a link sent, unless nobody ever showed that they read a mail there (confirmed: %s)',
  async (kind, isConfirmed, said, mayAsk) => {
    const { text } = await renderElement(
      <OwnMailTrouble kind={kind} at="2026-03-01T08:00:00.000Z" isConfirmed={isConfirmed} />,
      { who: candidate },
    );
    expect(text()).toContain('1er mars 2026');
    expect(text()).toContain(said);
    expect(screen.queryByRole('button', { name: 'Recevoir un lien pour la confirmer' }) !== null).toBe(mayAsk);
  },
);
