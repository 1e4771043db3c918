import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, campus, candidate, noArchive } from '#tests/support/web-samples.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { fill, submit } from './forms.ts';

const pending = { ...candidate, status: 'PENDING' as const };
const refused = { ...candidate, status: 'REJECTED' as const };
const archive = { 'auth.getArchive': noArchive };
const contact = {
  ...archive,
  'users.contactOfUniversity': { email: 'doctorat@port-vieux.example', administrators: [] },
};
const main = () => textsOfAll(screen.getByRole('main').querySelectorAll('h1, p:not(.sr)'));

const words = {
  fr: {
    refused: [
      'Votre demande n’a pas été acceptée',
      'Université du Port-Vieux n’a pas accepté votre demande d’inscription.',
      'Pour demander un nouvel examen, écrivez depuis l’adresse lea.marchand@example.org. Votre demande peut être acceptée à tout moment\u00a0: cette page s’ouvrira alors sur votre espace.',
      'Écrivez à votre université\u00a0: doctorat@port-vieux.example',
    ],
    byUnknown: 'Votre université n’a pas accepté votre demande d’inscription.',
    pending: [
      'Votre demande est en attente',
      'Merci, Léa. L’accès s’ouvre dès que votre université accepte la demande.',
      'Cette page se met à jour d’elle-même\u00a0: laissez-la ouverte, ou revenez plus tard.',
      'Nous vous écrirons à l’adresse lea.marchand@example.org dès que votre université aura répondu.',
    ],
  },
  en: {
    refused: [
      'Your request wasn’t accepted',
      'Université du Port-Vieux didn’t accept your registration request.',
      'To ask for another review, write from the address lea.marchand@example.org. Your request can be accepted at any time, and this page will then open your space.',
      'Write to your university: doctorat@port-vieux.example',
    ],
    byUnknown: 'Your university didn’t accept your registration request.',
    pending: [
      'Your request is pending',
      'Thank you, Léa. You’ll have access as soon as your university accepts your request.',
      'This page updates automatically: leave it open, or come back later.',
      'We’ll email lea.marchand@example.org as soon as your university answers.',
    ],
  },
} as const;

test.each(['fr', 'en'] as const)(
  'somebody refused is told at once by whom, and whom to write to (%s)',
  async (language) => {
    const { promise, resolve } = Promise.withResolvers<typeof campus>();
    const replies = { ...contact, 'universities.get': () => promise };
    await openScreen('/', { who: refused, language, replies });
    expect(main()).toEqual(words[language].refused.slice(0, 1));
    resolve(campus);
    await waitFor(() => expect(main()).toEqual(words[language].refused));
    expect(screen.getByRole('main').querySelector('a')?.getAttribute('href')).toBe(
      'mailto:doctorat@port-vieux.example',
    );
  },
);

test.each(['fr', 'en'] as const)('the pending page comes whole, with the university (%s)', async (language) => {
  const { page, text } = await openScreen('/pending', { who: pending, language, replies: archive });
  expect(main()).toEqual(words[language].pending);
  expect(textsOfAll(page.querySelectorAll('main .campus b'))).toEqual(['Université du Port-Vieux']);
  expect(text()).toContain('Brest, France');
});

test.each(['fr', 'en'] as const)(
  'while no university can be read, both still say where one stands (%s)',
  async (language) => {
    const failing = { ...contact, 'universities.get': new Refusal(500, '{}') };
    await openScreen('/', { who: refused, language, replies: failing });
    await waitFor(() => expect(main()[1]).toBe(words[language].byUnknown));
  },
);

test('the pending page stands without its university, when that cannot be read', async () => {
  await openScreen('/pending', { who: pending, replies: { ...archive, 'universities.get': new Refusal(500, '{}') } });
  expect(main()).toEqual(words.fr.pending);
});

test('somebody pending sees an address that is not confirmed yet, and corrects it without a password', async () => {
  const who = { ...pending, emailConfirmed: false };
  const { user, received, text } = await openScreen('/pending', {
    who,
    replies: { ...archive, 'auth.changeEmail': () => undefined },
  });
  expect(text()).toContain('Votre adresse lea.marchand@example.org n’est pas encore confirmée');
  expect(text()).not.toContain('Nous vous écrirons');
  await user.click(screen.getByRole('button', { name: 'Corriger l’adresse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Votre nouvelle adresse' });
  expect(dialog.querySelectorAll('input')).toHaveLength(1);
  fill({ 'Adresse e-mail': 'lea@port-vieux.example' });
  await user.click(submit());
  await screen.findByText('Lien envoyé à lea@port-vieux.example : ouvrez-le pour changer d’adresse.');
  expect(received.at(-1)).toMatchObject({ name: 'auth.changeEmail', body: { email: 'lea@port-vieux.example' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every call carries the token of the session', async () => {
  const { received } = await openScreen('/user/profile', { who: candidate });
  await screen.findByRole('textbox', { name: 'Prénom' });
  // The seal in the menu reads two.
  const calls = ['doctorates.get', 'portfolios.listOfUser', 'universities.get', 'users.get'];
  await waitFor(() => expect(received.map(({ name }) => name).sort()).toEqual(calls));
  expect([...new Set(received.map(({ headers }) => headers.get('authorization')))]).toEqual(['Bearer e30.e30.e30']);
});

test.each([
  [
    'fr',
    candidate,
    '/user/profile',
    'Votre demande est acceptée',
    'Bienvenue, Léa. Votre université vous a ouvert l’accès.',
    'Voir les premières étapes',
  ],
  [
    'en',
    candidate,
    '/user/profile',
    'Your request has been accepted',
    'Welcome, Léa. Your university has given you access.',
    'See your first steps',
  ],
  [
    'fr',
    administrator,
    '/admin',
    'Votre demande est acceptée',
    'Bienvenue, Hugo. Votre université vous a ouvert l’accès.',
    null,
  ],
] as const)(
  'acceptance during the wait is announced on the next screen, before anything else is read out (%s)',
  async (language, who, at, title, text, steps) => {
    const replies = {
      ...archive,
      'users.countsOfUniversity': new Refusal(500, '{}'),
      'users.listOfUniversity': { rows: [] },
    };
    await openScreen('/pending', { who: { ...who, status: 'PENDING' }, language, replies });
    act(() => storeUser(who));
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(window.location.pathname).toBe(at);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('link', { name: steps ?? /étapes/ })?.getAttribute('href')).toBe(
      steps ? '/user' : undefined,
    );
  },
);

test('a person accepted long ago who opens the waiting page sees no announcement', async () => {
  const replies = { 'users.countsOfUniversity': new Refusal(500, '{}'), 'users.listOfUniversity': { rows: [] } };
  await openScreen('/pending', { who: administrator, replies });
  await waitFor(() => expect(textsOfAll(screen.getAllByRole('heading', { level: 1 }))).toEqual(['Bienvenue, Hugo']));
  expect(screen.queryByText('Votre demande est acceptée')).toBeNull();
});
