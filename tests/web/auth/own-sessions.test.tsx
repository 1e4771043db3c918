import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate, noArchive } from '#tests/support/web-samples.ts';

/** A moment of March 2026 in the reader's time zone. */
const at = (day: number, hour: number, minute: number) => new Date(2026, 2, day, hour, minute).toISOString();
const here = { id: 's1', device: 'Chrome, Linux', createdAt: at(2, 8, 0), lastSeenAt: at(10, 9, 0), isCurrent: true };
const there = { id: 's2', device: 'Safari, iOS', createdAt: at(1, 8, 0), lastSeenAt: at(9, 14, 5), isCurrent: false };
const unknown = { ...there, id: 's3', device: '', lastSeenAt: at(8, 7, 30) };

const words = {
  fr: {
    heading: 'Appareils connectés',
    lines: [
      'Chrome, LinuxConnecté depuis le 2 mars 2026Cet appareil',
      'Safari, iOSVu le 9 mars 2026 à 14\u00a0h\u00a005Déconnecter',
      'Appareil inconnuVu le 8 mars 2026 à 7\u00a0h\u00a030Déconnecter',
    ],
    end: ['Déconnecter Safari, iOS, vu le 9 mars 2026 à 14\u00a0h\u00a005', 'Appareil déconnecté'],
    others: 'Déconnecter les autres appareils',
    alone: 'Votre compte n’est ouvert nulle part ailleurs.',
  },
  en: {
    heading: 'Logged-in devices',
    lines: [
      'Chrome, LinuxLogged in since March 2, 2026This device',
      'Safari, iOSLast seen on March 9, 2026 at 2:05 PMLog out',
      'Unknown deviceLast seen on March 8, 2026 at 7:30 AMLog out',
    ],
    end: ['Log out Safari, iOS, last seen on March 9, 2026 at 2:05 PM', 'Device logged out'],
    others: 'Log out the other devices',
    alone: 'You’re not logged in anywhere else.',
  },
} as const;

const open = async (language: 'fr' | 'en') => {
  const shown = await openScreen('/account', {
    who: candidate,
    language,
    replies: {
      'auth.listSessions': [here, there, unknown],
      'auth.endSession': () => undefined,
      'auth.getArchive': noArchive,
    },
  });
  const section = await screen.findByRole('region', { name: words[language].heading });
  const lines = () => textsOfAll(within(section).queryAllByRole('listitem'));
  await waitFor(() => expect(lines()).toEqual(words[language].lines));
  return { ...shown, section, lines };
};

test.each(['fr', 'en'] as const)(
  'devices are listed with when they were seen, and one is signed out (%s)',
  async (language) => {
    const { user, reply, section, lines, received } = await open(language);
    const [first] = within(section).getAllByRole('listitem');
    expect(first?.querySelector('button')).toBeNull();
    const [end, ended] = words[language].end;
    reply({ 'auth.listSessions': [here, unknown] });
    await user.click(within(section).getByRole('button', { name: end }));
    await screen.findByText(ended);
    await waitFor(() => expect(lines()).toEqual([words[language].lines[0], words[language].lines[2]]));
    expect(received.find(({ name }) => name === 'auth.endSession')?.params).toEqual({ id: 's2' });
    expect(document.activeElement).toBe(within(section).getByRole('heading', { level: 2 }));
  },
);

test.each(['fr', 'en'] as const)(
  'with no other device, there is nothing to sign out but this one (%s)',
  async (language) => {
    const { reply, section, lines, user } = await open(language);
    const [end] = words[language].end;
    expect(within(section).getByRole('button', { name: words[language].others })).toBeDefined();
    expect(section.textContent).not.toContain(words[language].alone);
    reply({ 'auth.listSessions': [here] });
    await user.click(within(section).getByRole('button', { name: end }));
    await waitFor(() => expect(lines()).toEqual([words[language].lines[0]]));
    expect(section.textContent).toContain(words[language].alone);
    expect(within(section).queryByRole('button', { name: words[language].others })).toBeNull();
  },
);
