import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, renderElement } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { administrator, campus, candidate, memberOf } from '#tests/support/web-samples.ts';
import { ExportUsers } from '#web/features/users/export-users.tsx';

const members = [
  {
    ...{ ...memberOf(candidate), createdAt: '2025-10-02T22:30:00.000Z' },
    ...{ doctoralSchool: '[206] Chimie', doctorateStart: '2020-10-01', estimatedEndDate: '2021-09-30' },
    ...{ researchDomain: '4', hasDoctorate: true, hasAssessment: true },
  },
  { ...memberOf(administrator), status: 'PENDING' as const, emailConfirmed: false, isInvited: true },
];
const head =
  'Prénom;Nom;E-mail;Rôle;Statut;Inscription;Adresse confirmée;Invitation ouverte;École doctorale;Début du doctorat;Fin prévue;Domaine de recherche;Année de doctorat;Auto-évaluation';
const lea = (day: string) =>
  `Léa;Marchand;lea.marchand@example.org;Doctorat;Accès ouvert;${day};oui;non;[206] Chimie;2020-10-01;2021-09-30;Chimie;1;oui`;
const hugo = 'Hugo;Besson;hugo.besson@example.org;Administration;En attente;2025-10-02;non;oui;;;;;;non';

test('nothing is saved until the zone of the days is known', async () => {
  const refusal = new Refusal(403, { msg: 'Non.', code: 'forbidden', requestId: 'r1' });
  const zone = Promise.withResolvers<Refusal>();
  await renderElement(<ExportUsers universityId={campus.id} users={members} />, {
    replies: { 'universities.get': () => zone.promise },
  });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Exporter en CSV' });
  expect(button.disabled).toBe(true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  zone.resolve(refusal);
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(button.disabled).toBe(true);
});

test.each([
  ['Europe/Paris', '2025-10-03'],
  ['America/Martinique', '2025-10-02'],
])(
  'members are saved as a file for a spreadsheet, a line each under a head, by the days of their university in %s',
  async (timeZone, day) => {
    const saved = catchSavedFiles();
    const { user, received } = await renderElement(<ExportUsers universityId={campus.id} users={members} />, {
      replies: { 'universities.get': { ...campus, timeZone }, 'downloads.note': () => undefined },
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Exporter en CSV' })).toHaveProperty('disabled', false),
    );
    await user.click(screen.getByRole('button', { name: 'Exporter en CSV' }));
    await screen.findByText('2 personnes exportées');
    expect(received.at(-1)).toMatchObject({
      ...{ name: 'downloads.note', params: { universityId: 'upv_university' }, body: { list: 'members', count: 2 } },
    });
    expect(saved.map(({ name }) => name)).toEqual(['membres.csv']);
    expect(await saved[0]?.text).toBe(`\uFEFF${[head, lea(day), hugo].join('\r\n')}\r\n`);
  },
);

test('a download that cannot be recorded is not made', async () => {
  const saved = catchSavedFiles();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusal = new Refusal(503, { msg: 'Le service est indisponible.', code: 'unavailable', requestId: 'r1' });
  const { user } = await renderElement(<ExportUsers universityId={campus.id} users={members} />, {
    replies: { 'universities.get': campus, 'downloads.note': refusal },
  });
  const button = await screen.findByRole('button', { name: 'Exporter en CSV' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  expect(await screen.findByText('Le service est indisponible.')).toBeTruthy();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(saved).toEqual([]);
});
