import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { administrator, noFactor } from '#tests/support/web-samples.ts';
import { getSession, restrict } from '#web/lib/session/session.ts';
import { control, faults, fill, submit } from './forms.ts';

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXQ';
const authenticator = { key, uri: `otpauth://totp/Th%C3%A9s%C3%A9e:hugo?secret=${key}` };
const recoveryCodes = ['h7k2m-9wq4z', 'b3n8x-5rt6y', 'c4v7p-2jd9s'];

const words = {
  fr: {
    heading: 'Ajoutez une seconde étape',
    why: 'Le compte hugo.besson@example.org ouvre aussi les données d’autres personnes.',
    begin: 'Commencer',
    app: 'Reliez votre application',
    qr: 'Code QR à scanner. La même clé est écrite à côté, pour la taper.',
    copyKey: ['Copier la clé', 'Clé copiée'],
    code: 'Code à six chiffres',
    wrong: 'Ce code n’est pas le bon, ou il a déjà servi.',
    expired: 'La clé a expiré. En voici une autre\u00a0: supprimez l’ancienne de votre application.',
    codes: 'Gardez vos codes de secours',
    done: 'Seconde étape activée',
    group: 'Codes de secours',
    copyAll: ['Tout copier', 'Codes copiés'],
    download: 'Télécharger',
    file: 'thesee-codes-de-secours.txt',
    head: 'Codes de secours de Thésée pour hugo.besson@example.org, 28 novembre 2026',
    print: 'Imprimer',
    kept: 'J’ai gardé mes codes',
    home: 'Bienvenue, Hugo',
    logout: 'Se déconnecter',
  },
  en: {
    heading: 'Add a second step',
    why: 'The account hugo.besson@example.org also opens other people’s data.',
    begin: 'Start',
    app: 'Connect your app',
    qr: 'QR code to scan. The same key is written next to it, so you can type it.',
    copyKey: ['Copy the key', 'Key copied'],
    code: 'Six-digit code',
    wrong: 'This code isn’t right, or has been used already.',
    expired: 'The key has expired. Here’s another one: delete the old one from your app.',
    codes: 'Keep your recovery codes',
    done: 'Second step turned on',
    group: 'Recovery codes',
    copyAll: ['Copy all', 'Codes copied'],
    download: 'Download',
    file: 'thesee-recovery-codes.txt',
    head: 'Thésée recovery codes for hugo.besson@example.org, November 28, 2026',
    print: 'Print',
    kept: 'I’ve kept my codes',
    home: 'Welcome, Hugo',
    logout: 'Log out',
  },
} as const;
const mustSetUp = new Refusal(403, { msg: '', code: 'must_set_up_factor', requestId: 'r1' });
const down = new Refusal(500, '{}');

const open = async (language: 'fr' | 'en', factor = noFactor) => {
  const shown = await openScreen('/admin', {
    ...{ who: administrator, language, now: '2026-11-28T10:00:00Z' },
    replies: { 'users.countsOfUniversity': mustSetUp, 'users.listOfUniversity': down, 'factors.get': factor },
  });
  await screen.findByRole('button', { name: words[language].logout });
  return shown;
};
const press = (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

test.each(['fr', 'en'] as const)(
  'who must set up a second step is led through it by the first refusal, and on once the codes are kept (%s)',
  async (language) => {
    const said = words[language];
    const saved = catchSavedFiles();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, page, text, reply, received } = await open(language);
    await screen.findByRole('heading', { level: 1, name: said.heading });
    expect([text().includes(said.why), window.location.pathname]).toEqual([true, '/second-step']);

    reply({ 'factors.begin': authenticator });
    await press(user, said.begin);
    const heading = await screen.findByRole('heading', { level: 1, name: said.app });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('img', { name: said.qr }).querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(
      500,
    );
    expect(textsOfAll(page.querySelectorAll('.app-key code'))).toEqual(['JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXQ']);
    await press(user, said.copyKey[0]);
    expect(await navigator.clipboard.readText()).toBe(key);
    expect(text()).toContain(said.copyKey[1]);

    const details = [{ field: 'code', code: 'wrong_code', msg: said.wrong }];
    reply({ 'factors.turnOn': new Refusal(422, { msg: 'Non.', code: 'invalid', details }) });
    fill({ [said.code]: '000000' });
    await user.click(submit());
    await waitFor(() => expect(faults()).toEqual([said.wrong]));
    expect(document.activeElement).toBe(control(said.code));
    expect(control(said.code).autocomplete).toBe('one-time-code');

    reply({ 'factors.turnOn': { recoveryCodes } });
    fill({ [said.code]: '123456' });
    await user.click(submit());
    await screen.findByRole('heading', { level: 1, name: said.codes });
    await screen.findByText(said.done);
    const sheet = screen.getByRole('group', { name: said.group });
    await waitFor(() => expect(document.activeElement).toBe(sheet));
    expect(textsOfAll(sheet.querySelectorAll('li'))).toEqual(recoveryCodes);
    expect(received.findLast(({ name }) => name === 'factors.turnOn')?.body).toEqual({ code: '123456' });
    // The codes stay until they are kept.
    expect(getSession()?.user.mustSetUpFactor).toBe(true);
    await press(user, said.copyAll[0]);
    expect(await navigator.clipboard.readText()).toBe('h7k2m-9wq4z\nb3n8x-5rt6y\nc4v7p-2jd9s');
    expect(text()).toContain(said.copyAll[1]);
    await press(user, said.download);
    expect(saved.map(({ name }) => name)).toEqual([said.file]);
    expect(await saved[0]?.text).toBe(`${said.head}\n\nh7k2m-9wq4z\nb3n8x-5rt6y\nc4v7p-2jd9s\n`);
    await press(user, said.print);
    expect(print).toHaveBeenCalledTimes(1);

    reply({ 'users.countsOfUniversity': down });
    await press(user, said.kept);
    await screen.findByRole('heading', { level: 1, name: said.home });
    expect(getSession()?.user.mustSetUpFactor).toBeUndefined();
  },
);

test.each(['fr', 'en'] as const)(
  'a key that expired is replaced by another one, which is said (%s)',
  async (language) => {
    const { begin, app, code, expired } = words[language];
    const { user, page, reply } = await open(language);
    reply({ 'factors.begin': authenticator });
    await press(user, begin);
    await screen.findByRole('heading', { level: 1, name: app });
    reply({
      'factors.begin': { ...authenticator, key: 'KRSXG5BAKRSXG5BA' },
      'factors.turnOn': new Refusal(422, { msg: 'Ce lien a expiré.', code: 'link_expired' }),
    });
    fill({ [code]: '123456' });
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByRole('status').map(textOf)).toContain(expired));
    await waitFor(() => expect(textOf(page.querySelector('.app-key code') ?? page)).toBe('KRSX G5BA KRSX G5BA'));
    expect([control(code).value, screen.queryByText('Ce lien a expiré.')]).toEqual(['', null]);
  },
);

test.each([
  ['fr', 'Votre seconde étape est activée', 'Continuer', 'Créer de nouveaux codes'],
  ['en', 'Your second step is on', 'Continue', 'Create new codes'],
] as const)(
  'who left before keeping the codes goes on, or makes new ones (%s)',
  async (language, heading, goOn, newCodes) => {
    const on = { isOn: true, isRequired: true, since: '2026-11-28T09:00:00.000Z', recoveryCodesLeft: 10 };
    const { user, reply } = await open(language, on);
    await screen.findByRole('heading', { level: 1, name: heading });
    reply({ 'factors.renewCodes': { recoveryCodes } });
    await press(user, newCodes);
    await screen.findByRole('heading', { level: 1, name: words[language].codes });
    reply({ 'users.countsOfUniversity': down });
    await press(user, words[language].kept);
    await screen.findByRole('heading', { level: 1, name: words[language].home });
    await act(async () => restrict('mustSetUpFactor'));
    await screen.findByRole('heading', { level: 1, name: heading });
    await press(user, goOn);
    await screen.findByRole('heading', { level: 1, name: words[language].home });
  },
);

test('one may log out instead', async () => {
  const { user, reply } = await open('fr');
  reply({ 'auth.logout': () => undefined });
  await press(user, words.fr.logout);
  await screen.findByRole('heading', { level: 1, name: 'Vous revoilà' });
  expect(getSession()).toBeNull();
});
