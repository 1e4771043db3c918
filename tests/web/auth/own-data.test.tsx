import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Archive } from '#shared/schemas/archive.ts';
import { openScreen, Refusal, textOf } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { candidate, noArchive as none } from '#tests/support/web-samples.ts';
import { faults, fill, submit } from './forms.ts';

const making: Archive = { ...none, state: 'making' };
const failing: Archive = { ...none, state: 'failing' };
const ready: Archive = { state: 'ready', goodUntil: '2026-12-01T14:03:00.000Z', sizes: [2_400_000] };
const sessions = { 'auth.listSessions': [] };

const words = {
  fr: {
    section: 'Emporter vos données',
    open: 'Demander mes données',
    password: 'Mot de passe',
    wrong: 'Ce n’est pas votre mot de passe actuel.',
    making: /^Votre archive se prépare\. Vous pouvez quitter cette page : un message/,
    ready: /Votre archive est prête jusqu’au 1er décembre 2026 à \d\d\u00a0h\u00a0\d\d\./,
    download: /^Télécharger \(2,4[\u00a0\u202f]Mo\)$/,
    part: /^Télécharger le fichier 2 sur 2 \(1[\u00a0\u202f]Mo\)$/,
    file: 'thesee-mes-donnees.zip',
    failing: /n’a pas pu être préparée/,
    again: 'Demander de nouveau',
  },
  en: {
    section: 'Download your data',
    open: 'Request my data',
    password: 'Password',
    wrong: 'This isn’t your current password.',
    making: /^Your archive is being prepared\. You can leave this page: we’ll email you/,
    ready: /Your archive is available until December 1, 2026 at /,
    download: /^Download \(2\.4 MB\)$/,
    part: /^Download file 2 of 2 \(1 MB\)$/,
    file: 'thesee-my-data.zip',
    failing: /couldn’t be prepared/,
    again: 'Request it again',
  },
} as const;
const languages = ['fr', 'en'] as const;

const closed = [
  ['PENDING', '/pending'],
  ['REJECTED', '/'],
] as const;

const open = (language: (typeof languages)[number], archive: Archive) =>
  openScreen('/account', {
    who: candidate,
    language,
    replies: { ...sessions, 'auth.getArchive': archive, 'auth.archiveFile': new Blob(['zip']) },
  });

test.each(languages)(
  'one’s data are asked for with one’s password, and then they are being made (%s)',
  async (language) => {
    const said = words[language];
    const { user, reply, received } = await open(language, none);
    const details = [{ field: 'password', code: 'wrong_password', msg: said.wrong }];
    reply({ 'auth.requestArchive': new Refusal(422, { msg: 'Non.', code: 'invalid', details, requestId: 'r1' }) });
    await user.click(await screen.findByRole('button', { name: said.open }));
    await screen.findByRole('dialog');
    fill({ [said.password]: 'pas-le-bon-mot' });
    await user.click(submit());
    await waitFor(() => expect(faults()).toEqual([said.wrong]));
    reply({ 'auth.requestArchive': making, 'auth.getArchive': making });
    fill({ [said.password]: 'trois-loutres' });
    await user.click(submit());
    await screen.findByText(said.making);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: said.open })).toBeNull();
    expect(received.findLast(({ name }) => name === 'auth.requestArchive')?.body).toEqual({
      password: 'trois-loutres',
    });
  },
);

test.each(languages)(
  'a finished copy shows its end date and size, and is fetched by the call (%s)',
  async (language) => {
    const said = words[language];
    const saved = catchSavedFiles();
    const { user, received } = await open(language, ready);
    const section = await screen.findByRole('region', { name: said.section });
    await waitFor(() => expect(textOf(section)).toMatch(said.ready));
    await user.click(screen.getByRole('button', { name: said.download }));
    await waitFor(() =>
      expect(received.findLast(({ name }) => name === 'auth.archiveFile')?.params).toEqual({ id: '1' }),
    );
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([said.file]));
  },
);

test.each(languages)('each of several files has its button (%s)', async (language) => {
  const saved = catchSavedFiles();
  const { user, received } = await open(language, { ...ready, sizes: [2_400_000, 1_000_000] });
  await user.click(await screen.findByRole('button', { name: words[language].part }));
  await waitFor(() =>
    expect(received.findLast(({ name }) => name === 'auth.archiveFile')?.params).toEqual({ id: '2' }),
  );
  await waitFor(() => expect(saved).toHaveLength(1));
});

test.each(languages)('a failed copy says so, and can be asked for again (%s)', async (language) => {
  const said = words[language];
  const { user } = await open(language, failing);
  await screen.findByText(said.failing);
  await user.click(screen.getByRole('button', { name: said.again }));
  await screen.findByRole('dialog');
});

test.each(closed.flatMap(([status, path]) => languages.map((language) => [status, language, path] as const)))(
  'somebody %s, to whom their account is closed, is led from the mail to their copy all the same (%s)',
  async (status, language, path) => {
    const { open: ask, password, making: said, section } = words[language];
    const contact = { email: 'doctorat@port-vieux.example', administrators: [] };
    const { user, reply, text } = await openScreen('/account', {
      who: { ...candidate, status },
      language,
      replies: { 'users.contactOfUniversity': contact, 'auth.getArchive': none },
    });
    await user.click(await screen.findByRole('button', { name: ask }));
    expect(window.location.pathname).toBe(path);
    await screen.findByRole('dialog');
    reply({ 'auth.requestArchive': making, 'auth.getArchive': making });
    fill({ [password]: 'trois-loutres' });
    await user.click(submit());
    await screen.findByText(said);
    expect(text()).not.toContain(section);
  },
);
