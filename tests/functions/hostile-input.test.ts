import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { tokenOf } from '#tests/support/sessions.ts';

let id = '';
let universityId = '';
let authorization = '';
beforeAll(async () => {
  const person = await buildUser();
  id = person.id;
  universityId = person.universityId ?? '';
  authorization = `Bearer ${await tokenOf(person)}`;
});

const send = async (method: string, path: string, text?: string, language = 'fr') => {
  const headers = { authorization, 'content-type': 'application/json', 'accept-language': language };
  const reply = await invoke(new Request(`http://test/api/v0${path}`, { method, headers, body: text }));
  return { status: reply.status, body: await reply.json() };
};
const change = (body: object, language?: string) => send('PUT', `/users/${id}`, JSON.stringify(body), language);

describe('a character of no text', () => {
  test.each([
    ['NUL', 'A\0da'],
    ['an escape', 'Ada\u001b[31m'],
    ['a vertical tab', 'Ada\u000b'],
    ['a control character beyond ASCII', 'Ad\u0085a'],
    ['the first half of a character', 'Ada \ud83d'],
    ['a second half alone', '\ude00 Ada'],
  ])('%s is refused in its field', async (_, firstName) => {
    const french =
      'Ce texte contient un caractère invisible qui ne peut pas être enregistré. Retapez-le, ou collez-le sans mise en forme.';
    expect(await change({ firstName, lastName: 'Lovelace' })).toMatchObject({
      status: 422,
      body: { code: 'invalid', details: [{ field: 'firstName', code: 'control_character', msg: french }] },
    });
  });

  test('is refused in English, deep in a list, and in an address', async () => {
    const Socials = [{ platform: 'TWITTER', url: 'x.com/ada\0' }];
    const msg =
      'This text contains an invisible character that can’t be saved. Type it again, or paste it without formatting.';
    expect((await change({ Socials }, 'en')).body.details).toEqual([
      { field: 'Socials.0.url', code: 'control_character', msg },
    ]);
    const found = await send('GET', `/formations?universityId=${universityId}&search=a%00b`);
    expect(found.body.details).toMatchObject([{ field: 'search', code: 'control_character' }]);
  });

  test('is told beside what else is wrong, once for each field', async () => {
    const { details } = (await change({ firstName: `\0${'a'.repeat(300)}`, lastName: '' })).body;
    expect(details.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['firstName', 'control_character'],
      ['lastName', 'required'],
    ]);
  });

  test('is none of the line breaks and tabs of a text, nor a character of two halves', async () => {
    const interests = 'Échecs\r\n\tHaïku 😀';
    expect(await change({ interests })).toMatchObject({ status: 200, body: { interests } });
  });
});

describe('a body that is small and dear to look at', () => {
  const nested = (depth: number) => `{"interests":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const listed = (count: number) => JSON.stringify({ Socials: Array.from({ length: count }, () => 0) });

  test('is refused by the number of its values', async () => {
    expect((await send('PUT', `/users/${id}`, listed(100_000))).status).toBe(413);
    // The body and its list count as values too.
    expect((await send('PUT', `/users/${id}`, listed(1999))).status).toBe(413);
    expect((await send('PUT', `/users/${id}`, listed(1998))).status).toBe(422);
  });

  test('is refused by its depth', async () => {
    expect((await send('PUT', `/users/${id}`, nested(1_000_000))).status).toBe(413);
    expect((await send('PUT', `/users/${id}`, nested(11))).status).toBe(413);
    expect((await send('PUT', `/users/${id}`, nested(10))).status).toBe(422);
  });

  test('has a hundred of its faults told', async () => {
    const ratings = Array.from({ length: 100 }, () => ({ id: 1, value: 9 }));
    const { status, body } = await send('PUT', `/portfolios/${id}.x/ratings`, JSON.stringify({ ratings }));
    expect([status, body.details.length]).toEqual([422, 100]);
  });
});
