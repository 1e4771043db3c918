import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#tests/support/rendered.tsx';
import { administrator, candidate, noArchive, superAdministrator } from '#tests/support/web-samples.ts';
import { restrict } from '#web/lib/session/session.ts';
import { control, describedBy } from './forms.ts';

const hints = {
  fr: '12 caractères au moins. Une phrase fait très bien l’affaire.',
  en: 'At least 12 characters. A sentence works well.',
} as const;
const toReset = '/reset-password?token=t1&email=lea%40example.org&universityId=u1&userId=p1&universityName=Rive-Sud';

const open = (path: string, language: 'fr' | 'en') =>
  openScreen(path, {
    ...{ who: path === '/account' ? candidate : undefined, language },
    replies: {
      'universities.list': { rows: [] },
      'auth.checkLink': { shortestPassword: 12 },
      'auth.listSessions': [],
      'auth.getArchive': noArchive,
    },
  });

test.each([
  ['/register', 'fr', 'Mot de passe'],
  ['/register', 'en', 'Password'],
  [toReset, 'fr', 'Nouveau mot de passe'],
  [toReset, 'en', 'New password'],
  ['/account', 'fr', 'Nouveau mot de passe', 'Changer de mot de passe'],
  ['/account', 'en', 'New password', 'Change the password'],
] as const)(
  'who chooses a password reads first how long it must be: %s (%s)',
  async (path, language, label, opens?: string) => {
    const { user } = await open(path, language);
    if (opens) await user.click(screen.getByRole('button', { name: opens }));
    if (opens) await screen.findByRole('dialog', { name: opens });
    expect(describedBy(control(label))[0]).toBe(hints[language]);
  },
);

test.each([
  ['fr', 'Nouveau mot de passe', '14 caractères au moins. Une phrase fait très bien l’affaire.'],
  ['en', 'New password', 'At least 14 characters. A sentence works well.'],
] as const)(
  'whoever administers reads how long theirs must be when their link opens the form (%s)',
  async (language, label, hint) => {
    await openScreen(toReset, { language, replies: { 'auth.checkLink': { shortestPassword: 14 } } });
    expect(describedBy(control(label))[0]).toBe(hint);
  },
);

test.each([
  [candidate, '12 caractères au moins. Une phrase fait très bien l’affaire.'],
  [administrator, '14 caractères au moins. Une phrase fait très bien l’affaire.'],
  [superAdministrator, '14 caractères au moins. Une phrase fait très bien l’affaire.'],
] as const)(
  'in one’s account, and where one must choose a password, it says how long one’s own must be: %#',
  async (who, hint) => {
    const replies = { 'auth.listSessions': [], 'auth.getArchive': noArchive };
    const { user } = await openScreen('/account', { who, replies });
    await user.click(screen.getByRole('button', { name: 'Changer de mot de passe' }));
    await screen.findByRole('dialog', { name: 'Changer de mot de passe' });
    expect(describedBy(control('Nouveau mot de passe'))[0]).toBe(hint);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await act(async () => restrict('mustChoosePassword'));
    await screen.findByRole('heading', { level: 1, name: 'Choisissez votre mot de passe' });
    expect(describedBy(control('Nouveau mot de passe'))[0]).toBe(hint);
  },
);
