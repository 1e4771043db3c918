import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { Failed } from '#web/blocks/failed.tsx';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';

const help =
  'Réessayez. Si l’échec se répète, transmettez cette référence à votre université ou à l’équipe de Thésée\u00a0: elle permet de retrouver ce qui s’est passé.';
/** The text of a screen whose read failed with that reply. */
const shownAfter = async (reply: () => Promise<Response>): Promise<string> => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderElement(<p />);
  vi.stubGlobal('fetch', reply);
  const error = await api.auth.getArchive().then(
    () => expect.unreachable(),
    (failure: unknown) => failure as ApiError,
  );
  await renderElement(<Failed error={error} isRetrying={false} onRetry={() => {}} />);
  if (error.reference) await screen.findByRole('button', { name: 'Copier la référence' });
  return textOf((await screen.findByText(/^(Le chargement a échoué|Introuvable)$/)).parentElement ?? document.body);
};
const uuid = '9f3a1c20-be44-4d5e-9c11-000000000000';
const gateway = { 'apigw-requestid': 'JKJaXmPLvHcESHA=', 'x-amz-cf-id': 'cf-alone' };
const edge = 'k3Zq0Hn5l9xqT1c7uVJw2yq4mO8aBdEfGhIjKlMnOpQrStUvWxYz01==';
const body = (code: string) => JSON.stringify({ msg: 'Non.', code, requestId: uuid });

test.each([
  ['a failure of ours, by its body', 500, body('internal'), gateway, '9f3a1c20-b'],
  ['an outage, by its body', 503, body('unavailable'), {}, '9f3a1c20-b'],
  ['a function that crashed, by the header alone', 500, '{"message":"Internal Server Error"}', gateway, 'JKJaXmPLvH'],
  ['a time-out of the gateway', 503, '{"message":"Service Unavailable"}', gateway, 'JKJaXmPLvH'],
  ['a page of CloudFront, by its own id, whole', 504, '<html>', { 'x-amz-cf-id': edge }, edge],
  ['a reply that cannot be read', 200, '<html>', gateway, 'JKJaXmPLvH'],
  ['a reply that is not what was agreed', 200, '{"whoever":1}', gateway, 'JKJaXmPLvH'],
  ['a refusal that nobody foresaw: method', 405, body('method_not_allowed'), gateway, '9f3a1c20-b'],
  ['a refusal that nobody foresaw: type', 415, body('unsupported_type'), gateway, '9f3a1c20-b'],
  ['a refusal that nobody foresaw: not JSON', 400, '', gateway, 'JKJaXmPLvH'],
] as const)('%s has a reference', async (_, status, text, headers, reference) => {
  const shown = await shownAfter(async () => new Response(text, { status, headers }));
  expect(shown).toBe(`Le chargement a échoué${help}Référence\u00a0: ${reference}CopierRéessayer`);
});

test.each([
  ['no session', 401, body('unauthorized')],
  ['no right', 403, body('forbidden')],
  ['no right, by the gateway', 403, '{"message":"Forbidden"}'],
  ['nothing there', 404, body('not_found')],
  ['something in the way', 409, body('conflict')],
  ['changed meanwhile', 412, body('changed_meanwhile')],
  ['too large', 413, body('too_large')],
  ['a field that is wrong', 422, body('invalid')],
  ['too often', 429, body('too_many')],
] as const)('%s, a refusal that is worded, has no reference', async (_, status, text) => {
  expect(await shownAfter(async () => new Response(text, { status, headers: gateway }))).not.toMatch(
    /Référence|JKJaXmPLvH|9f3a1c20/,
  );
});

test.each([200, 500])('a body that breaks off on its way is unreadable, with a reference (%i)', async (status) => {
  const broken = new ReadableStream({
    pull: (stream) => stream.error(new DOMException('timed out', 'TimeoutError')),
  });
  vi.stubGlobal('fetch', async () => new Response(broken, { status, headers: gateway }));
  const caught = await api.exports
    .generatePdf({ params: { id: 'p1' }, query: { lang: 'fr' } })
    .catch((error: unknown) => error);
  expect(caught).toBeInstanceOf(ApiError);
  expect(caught).toMatchObject({ status, code: 'unreadable_reply', reference: 'JKJaXmPLvH' });
});

test.each(['TimeoutError', 'NetworkError'])(
  '%s: without an answer there is nothing to find, and no reference',
  async (name) => {
    const shown = await shownAfter(() => Promise.reject(new DOMException('', name)));
    expect(shown).toBe(`Le chargement a échouéVérifiez votre connexion, puis réessayez.Réessayer`);
  },
);
