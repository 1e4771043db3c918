import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FactorState } from '#shared/schemas/factor.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate, noArchive, noFactor } from '#tests/support/web-samples.ts';
import { fill, submit } from './forms.ts';

const on: FactorState = { isOn: true, isRequired: false, since: '2026-09-14T08:30:00.000Z', recoveryCodesLeft: 8 };
const authenticator = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Th%C3%A9s%C3%A9e:lea?secret=JBSWY3DPEHPK3PXP' };
const recoveryCodes = ['h7k2m-9wq4z', 'b3n8x-5rt6y'];

const words = {
  fr: {
    section: 'Seconde étape de connexion',
    none: 'Pour l’instant, votre mot de passe suffit à ouvrir ce compte.',
    since: 'Activée depuis le 14 septembre 2026',
    left: [
      'Il vous reste 8 codes de secours.',
      'Il vous reste 1 code de secours.',
      'Il ne vous reste aucun code de secours.',
    ],
    few: 'Créez-en de nouveaux\u00a0: sans eux, un téléphone perdu vous fermerait ce compte.',
    required: 'Votre rôle demande une seconde étape\u00a0: vous pouvez changer d’application, non vous en passer.',
    add: 'Ajouter une seconde étape',
    ways: ['Changer d’application', 'Créer de nouveaux codes', 'Retirer la seconde étape'],
    app: 'Reliez votre application',
    code: 'Code à six chiffres',
    codes: 'Gardez vos codes de secours',
    leave: ['Fermer sans avoir gardé ces codes\u202f?', 'Fermer', 'Revoir les codes', 'J’ai gardé mes codes'],
    renewing: ['Remplacer vos codes de secours\u202f?', 'Remplacer'],
    off: ['Retirer la seconde étape\u202f?', 'La garder', 'Retirer', 'Seconde étape retirée'],
  },
  en: {
    section: 'Second step at login',
    none: 'For now, your password alone opens this account.',
    since: 'On since September 14, 2026',
    left: ['You have 8 recovery codes left.', 'You have 1 recovery code left.', 'You have no recovery codes left.'],
    few: 'Create new ones: without them, losing your phone would lock you out.',
    required: 'Your role requires a second step: you can change app, but not do without one.',
    add: 'Add a second step',
    ways: ['Change app', 'Create new codes', 'Remove the second step'],
    app: 'Connect your app',
    code: 'Six-digit code',
    codes: 'Keep your recovery codes',
    leave: ['Close without keeping these codes?', 'Close', 'Back to the codes', 'I’ve kept my codes'],
    renewing: ['Replace your recovery codes?', 'Replace'],
    off: ['Remove the second step?', 'Keep it', 'Remove', 'Second step removed'],
  },
} as const;
const languages = ['fr', 'en'] as const;

const open = async (language: 'fr' | 'en', factor: FactorState, who = candidate) => {
  const shown = await openScreen('/account', {
    ...{ who, language },
    replies: { 'auth.listSessions': [], 'auth.getArchive': noArchive, 'factors.get': factor },
  });
  const section = await screen.findByRole('region', { name: words[language].section });
  await within(section).findAllByRole('button');
  const buttons = () => textsOfAll(within(section).getAllByRole('button'));
  const press = (name: string) => shown.user.click(within(section).getByRole('button', { name }));
  return { ...shown, section, buttons, press };
};

test.each(languages)(
  'without a second step, one can be added; the codes are closed once they are kept (%s)',
  async (language) => {
    const { none, add, app, code, codes, leave, ways } = words[language];
    const { user, section, buttons, press, reply, received } = await open(language, noFactor);
    expect([textOf(section).includes(none), buttons()]).toEqual([true, [add]]);
    reply({ 'factors.begin': authenticator, 'factors.turnOn': { recoveryCodes }, 'factors.get': on });
    await press(add);
    await screen.findByRole('dialog', { name: app });
    fill({ [code]: '123456' });
    await user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: codes });
    expect(textsOfAll(dialog.querySelectorAll('li'))).toEqual(recoveryCodes);
    const [title, close, again, kept] = leave;
    await user.click(within(dialog).getByRole('button', { name: close }));
    const question = await screen.findByRole('alertdialog', { name: title });
    await user.click(within(question).getByRole('button', { name: again }));
    await user.click(within(dialog).getByRole('button', { name: kept }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(buttons()).toEqual([...ways]));
    // The other devices were signed out, so their list is read again.
    expect(received.filter(({ name }) => name === 'auth.listSessions').length).toBe(2);
  },
);

test.each([
  ['fr', 8, 0],
  ['fr', 4, undefined],
  ['fr', 3, undefined],
  ['fr', 1, 1],
  ['en', 8, 0],
  ['en', 3, undefined],
  ['en', 0, 2],
] as const)(
  'it says since when it is on, and warns when three recovery codes are left or fewer (%s, %i)',
  async (language, recoveryCodesLeft, sentence) => {
    const { since, left, few, ways } = words[language];
    const { section, buttons } = await open(language, { ...on, recoveryCodesLeft });
    expect(textOf(section)).toContain(since);
    if (sentence !== undefined) expect(textOf(section)).toContain(left[sentence]);
    expect(textOf(section).includes(few)).toBe(recoveryCodesLeft <= 3);
    expect(buttons()).toEqual([...ways]);
  },
);

test.each(languages)('where the role requires it, it cannot be removed, and one is told why (%s)', async (language) => {
  const { required, ways } = words[language];
  const { section, buttons } = await open(language, { ...on, isRequired: true }, administrator);
  expect(buttons()).toEqual([ways[0], ways[1]]);
  expect(textOf(section)).toContain(required);
});

test.each(languages)('new codes replace the old ones after a question (%s)', async (language) => {
  const { ways, renewing, codes } = words[language];
  const { user, press, reply } = await open(language, on);
  await press(ways[1]);
  const question = await screen.findByRole('alertdialog', { name: renewing[0] });
  reply({ 'factors.renewCodes': { recoveryCodes } });
  await user.click(within(question).getByRole('button', { name: renewing[1] }));
  const dialog = await screen.findByRole('dialog', { name: codes });
  expect(textsOfAll(dialog.querySelectorAll('li'))).toEqual(recoveryCodes);
});

test.each(languages)(
  'the app is changed by the same walk, and the second step removed after a question (%s)',
  async (language) => {
    const { ways, app, off, add } = words[language];
    const { user, buttons, press, reply, received } = await open(language, on);
    reply({ 'factors.begin': authenticator });
    await press(ways[0]);
    const dialog = await screen.findByRole('dialog', { name: app });
    await user.click(
      within(dialog).getAllByRole('button', { name: language === 'fr' ? 'Annuler' : 'Cancel' })[0] as HTMLElement,
    );
    const [title, keep, remove, done] = off;
    await press(ways[2]);
    await user.click(
      within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: keep }),
    );
    expect(received.some(({ name }) => name === 'factors.turnOff')).toBe(false);
    await press(ways[2]);
    reply({ 'factors.turnOff': () => undefined, 'factors.get': noFactor });
    await user.click(within(screen.getByRole('alertdialog', { name: title })).getByRole('button', { name: remove }));
    await screen.findByText(done);
    await waitFor(() => expect(buttons()).toEqual([add]));
  },
);
