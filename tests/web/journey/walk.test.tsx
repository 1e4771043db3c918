import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noDoctorate } from '#tests/support/web-samples.ts';
import { queryClient } from '#web/lib/calls/query-client.ts';
import { assessment } from '../portfolios/samples.ts';
import { counted, linksIn, open, region, whole, written } from './samples.ts';

const compared = { ...whole, comparedJobs: ['j1', 'j2'] };
const knots = () => document.querySelectorAll('main .maze .knot').length;

test('kept jobs stand in the order in which they were kept; one that left the catalogue is left out', async () => {
  await open({ walk: { ...whole, keptJobs: ['j3', 'j9', 'j1'] } });
  const kept = await region('Vos métiers gardés');
  await waitFor(() =>
    expect(linksIn(kept)).toEqual([
      ['Métier 3', '/user/jobs/p1/j3'],
      ['Métier 1', '/user/jobs/p1/j1'],
    ]),
  );
});

test('the latest assessment is the one that is walked; what an earlier one reached is not undone in it', async () => {
  const portfolios = [assessment('p2', counted(20, 0, 0, 8)), assessment('p1', compared)];
  await open({ phd: written, replies: { 'portfolios.listOfUser': { portfolios } } });
  const step = await region('Encore 8 questions avant vos premiers métiers');
  expect(linksIn(step)[0]).toEqual(['Reprendre', '/user/assessment/p2/guided']);
  expect(knots()).toBe(0);
});

test('with one kept job the circuit of the comparison leads to those that are kept', async () => {
  await open({ walk: { ...whole, keptJobs: ['j2'] } });
  await region('Garder un deuxième métier');
  const comparison = screen.getByRole('link', { name: /^Comparaison/ });
  expect(comparison.getAttribute('href')).toBe('/user/jobs?portfolio=p1&show=kept');
});

test.each([
  [13, 13],
  [14, 13],
])('of %i kept jobs %i are knots, which is as many as fit, and all are counted in words', async (count, drawn) => {
  const keptJobs = Array.from({ length: count }, (_, i) => `j${i + 1}`);
  await open({ walk: { ...whole, keptJobs } });
  await region(`Comparer les ${count} métiers que vous gardez`);
  expect(knots()).toBe(drawn);
  expect(document.querySelector('figcaption')?.textContent).toContain(`vos métiers gardés\u00a0: ${count}`);
});

test('at the center one press prepares the page for others, not one’s own report', async () => {
  const { user } = await open({
    walk: compared,
    phd: written,
    replies: {
      'portfolios.listSkills': [],
      'portfolios.listActivities': [],
      'portfolios.listValues': [],
      'usercv.listSkills': [],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Préparer la page à partager' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'À partager' }).checked).toBe(true);
});

test('the arrival is drawn for who closes the last gap before they come home, as the menu saw them on the way', async () => {
  let phd: object = { proProjectElements: 'Des îlots' };
  const { user } = await open({
    at: '/user/help',
    walk: { ...compared, id: 'p8' },
    replies: {
      'doctorates.get': () => ({ ...noDoctorate, ...phd }),
      'users.contactOfUniversity': { email: 'doctorat@port-vieux.example', administrators: [] },
    },
  });
  const [seal] = await screen.findAllByRole('link', { name: 'Votre labyrinthe 6 circuits sur 7' });
  expect(seal).toBeTruthy();
  phd = written;
  await queryClient.invalidateQueries();
  await user.click(
    (await screen.findAllByRole('link', { name: 'Votre labyrinthe Vous êtes au centre' }))[0] as Element,
  );
  await region('Le fil sert aussi à sortir');
  expect(document.querySelectorAll('.arriving')).toHaveLength(1);
});
