import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, Refusal, textsOfAll } from '#tests/support/rendered.tsx';
import { type Replies, workedId } from '#tests/support/replies.ts';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { control, fill, submit } from '../auth/forms.ts';
import { poster } from './samples.ts';

/** A fake XMLHttpRequest that the test settles by hand. */
const serveBucket = (status: number) => {
  const sent: { end: () => void; isStopped: boolean }[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = status;
      upload = {};
      onload?: () => void;
      one = { end: () => this.onload?.(), isStopped: false };
      open() {}
      abort() {
        this.one.isStopped = true;
      }
      send() {
        sent.push(this.one);
      }
    },
  );
  return sent;
};

const begin = async (replies: Replies = {}, { path = '/user/resources', who = candidate, status = 204 } = {}) => {
  const bucket = serveBucket(status);
  const shown = await openScreen(path, {
    who,
    replies: {
      'resources.listOfUser': [],
      'resources.listOfUniversity': [],
      'resources.documentForm': { url: 'https://bucket.example', fields: {}, key: 'k1' },
      ...replies,
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Ajouter un document' }));
  await screen.findByRole('dialog', { name: 'Ajouter un document' });
  fill({ Nom: 'Affiche', Description: 'Lille' });
  await shown.user.upload(control('Fichier'), new File(['x'], 'affiche.pdf', { type: 'application/pdf' }));
  await shown.user.click(submit());
  await waitFor(() => expect(bucket).toHaveLength(1));
  return { ...shown, bucket };
};
const lines = () => textsOfAll(document.querySelectorAll('.kept-list li'));

test('a sending that is cancelled stops, and its line is gone', async () => {
  const { user, bucket, received } = await begin();
  await user.click(screen.getByRole('button', { name: 'Annuler l’envoi de «\u202fAffiche\u202f»' }));
  expect(bucket.map(({ isStopped }) => isStopped)).toEqual([true]);
  expect(lines()).toEqual([]);
  expect(received.filter(({ name }) => name === 'resources.create')).toEqual([]);
});

test('a document that has arrived but was not taken in is not sent a second time', async () => {
  const busy = new Refusal(503, { msg: 'Réessayez.', code: 'internal' });
  const { user, bucket, received, reply } = await begin({ 'resources.create': busy });
  bucket[0]?.end();
  const retry = await screen.findByRole('button', { name: 'Réessayer l’envoi de «\u202fAffiche\u202f»' });
  expect(within(document.body).getByRole('alert').textContent).toContain('Réessayez.');
  reply({ 'resources.create': poster, 'resources.listOfUser': [poster] });
  await user.click(retry);
  await screen.findByText('Document ajouté');
  expect(bucket).toHaveLength(1);
  const made = received.filter(({ name }) => name === 'resources.create').map(({ body }) => body);
  expect(made).toHaveLength(2);
  expect(made[1]).toMatchObject({ label: 'Affiche', description: 'Lille', key: 'k1', fileName: 'affiche.pdf' });
});

test('a document that has been waiting too long to be taken in is sent again', async () => {
  const gone = new Refusal(404, { msg: 'Introuvable.', code: 'not_found' });
  const { user, bucket } = await begin({ 'resources.create': gone });
  bucket[0]?.end();
  await user.click(await screen.findByRole('button', { name: 'Réessayer l’envoi de «\u202fAffiche\u202f»' }));
  await waitFor(() => expect(bucket).toHaveLength(2));
});

test('of two documents being uploaded the last one stands first', async () => {
  const { user } = await begin();
  await user.click(screen.getByRole('button', { name: 'Ajouter un document' }));
  await screen.findByRole('dialog', { name: 'Ajouter un document' });
  fill({ Nom: 'Rapport', Description: 'Brest' });
  await user.upload(control('Fichier'), new File(['x'], 'rapport.pdf', { type: 'application/pdf' }));
  await user.click(submit());
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(textsOfAll(document.querySelectorAll('.kept-list li .name'))).toEqual(['Rapport', 'Affiche']);
});

test.each([
  ['one’s own', 0, false],
  ['the university’s', 1, true],
] as const)('a document is added to the shelf that is open: %s', async (_, tab, isForUniversity) => {
  const { bucket, received } = await begin(
    { 'resources.create': poster },
    { path: `/admin/resources?activeTab=${tab}`, who: administrator },
  );
  bucket[0]?.end();
  const created = () => received.find(({ name }) => name === 'resources.create')?.body;
  await waitFor(() => expect(created()).toMatchObject({ isForUniversity }));
});

test.each([
  ['taken in', 204, 'JKJaXmPLvH'],
  ['put into the bucket, by the call that gave the form', 403, workedId.slice(0, 10)],
] as const)('a document that could not be %s has a reference', async (_, status, reference) => {
  const crashed = new Refusal(500, '{"message":"Internal Server Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  const { bucket } = await begin({ 'resources.create': crashed }, { status });
  bucket[0]?.end();
  await screen.findAllByRole('button', { name: 'Copier la référence' });
  await waitFor(() => expect(lines().join()).toContain(`Référence\u00a0: ${reference}Copier`));
});
