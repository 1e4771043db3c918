import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { beforeAll, describe, expect, test } from 'vitest';
import { closePublicCvChange } from '#functions/data/cv/public-cvs.ts';
import { PublicCvs } from '#functions/data/entities/cv.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { as } from '#tests/support/api.ts';
import { buildCanaries, canariesIn, ofPerson, openedBy, seenAt } from '#tests/support/cv.ts';
import { buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

beforeAll(seedCatalogue);

const everything = {
  showExperiences: true,
  showDiplomas: true,
  showPublications: true,
  showSkills: true,
  showDoctorate: true,
  showAppreciation: true,
  showSmart: true,
};

const pageOf = ({ id }: { id: string }) => seenAt(`/usercv/user/${id}/page`);
const readIn = async ({ id }: { id: string }, language: string): Promise<string> => {
  const request = new Request(`http://test/api/v0/usercv/user/${id}/page`, {
    headers: { 'accept-language': language },
  });
  return (await invoke(request)).text();
};

const said = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const dataIn = (html: string): string =>
  /<script type="application\/json" id="public-cv">(.*?)<\/script>/.exec(html)?.[1] ?? expect.unreachable();

describe('the page of a public CV', () => {
  test('is the site’s own, says whose it is, and holds what anybody reads and nothing else (D24, D47)', async () => {
    const { camille, params, api } = await buildCanaries();
    await api.usercv.update({ params, body: everything });
    const seen = await pageOf(params);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(canariesIn(seen)).toEqual([...ofPerson, ...Object.values(openedBy).flat()].sort());
    for (const secret of [camille.email, '1998-04-01', 'FEMALE', 'consentAt', 'isPublic'])
      expect(seen.text).not.toContain(secret);
    expect(JSON.parse(dataIn(seen.text))).toEqual(JSON.parse((await seenAt(`/usercv/user/${params.id}/public`)).text));
    expect(seen.text).toContain('<html lang="fr">');
    expect(seen.text).toMatch(/<script [^>]*type="module"[^>]* src="\/assets\//);
    expect(seen.text).toContain('<title>canary-person-firstName canary-person-lastName · CV en ligne · Thésée</title>');
    const origin = process.env.SITE_ORIGIN;
    expect(seen.text).toContain(`<link rel="canonical" href="${origin}/public/cv/${params.id}">`);
    expect(['description', 'og:title', 'og:url', 'og:image', 'og:locale'].map((name) => said(seen.text, name))).toEqual(
      [
        'canary-cv-about',
        'canary-person-firstName canary-person-lastName · CV en ligne',
        `${origin}/public/cv/${params.id}`,
        `${origin}/files/img/canary-person-avatarUrl.webp`,
        'fr_FR',
      ],
    );
  });

  test('speaks the language of its reader, French when it does not speak theirs', async () => {
    const { params, api } = await buildCanaries();
    await api.usercv.update({ params, body: { showDiplomas: true, about: null } });
    const [english, german] = [await readIn(params, 'en'), await readIn(params, 'de')];
    expect([english, german].map((html) => /<html lang="(..)">/.exec(html)?.[1])).toEqual(['en', 'fr']);
    expect(english).toContain('· Online CV · Thésée</title>');
    expect([english, german].map((html) => said(html, 'description'))).toEqual([
      'The online CV of canary-person-firstName canary-person-lastName, canary-university-name.',
      'Le CV en ligne de canary-person-firstName canary-person-lastName, canary-university-name.',
    ]);
  });

  test('asks search engines not to list it, unless its owner allows them to', async () => {
    const { params, api } = await buildCanaries();
    await api.usercv.update({ params, body: { showDiplomas: true } });
    expect(said((await pageOf(params)).text, 'robots')).toBe('noindex');
    await api.usercv.update({ params, body: { allowIndexing: true } });
    expect(said((await pageOf(params)).text, 'robots')).toBeUndefined();
  });

  test('runs nothing that somebody has written into their CV', async () => {
    const hostile = `</script><script>alert(1)</script>"><img src=x onerror='alert(2)'> $& <!--`;
    const owner = await buildUser({ firstName: hostile, lastName: '<!--data--><!--head-->' });
    const [api, params] = [await as(owner), { id: owner.id }];
    await api.usercv.update({ params, body: { about: `${hostile}\n${'mot '.repeat(200)}`, showDiplomas: true } });
    const { text } = await pageOf(params);
    expect(text.match(/<script/g)).toHaveLength((await pageOf(await buildUser())).text.match(/<script/g)?.length ?? 0);
    expect(text).not.toMatch(/<img|<!--/);
    const cv = JSON.parse(dataIn(text));
    expect([cv.user.firstName, cv.user.lastName]).toEqual([hostile, '<!--data--><!--head-->']);
    expect(said(text, 'description')?.length).toBeLessThan(400);
  });

  test('is kept by caches for a minute at most, and by browsers not at all', async () => {
    const { params, api } = await buildCanaries();
    await api.usercv.update({ params, body: { showDiplomas: true } });
    expect((await pageOf(params)).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-if-error=0',
    );
  });
});

describe('a CV that shows nothing', () => {
  test('has one and the same page, which nobody keeps or lists: accepted or not, withdrawn, gone or never there', async () => {
    const { camille, params, api } = await buildCanaries();
    const nobody = await pageOf({ id: 'nobody' });
    expect([nobody.status, nobody.headers.get('cache-control'), said(nobody.text, 'robots')]).toEqual([
      404,
      'no-store',
      'noindex',
    ]);
    expect(nobody.text).toContain('<title>CV introuvable · CV en ligne · Thésée</title>');
    expect(dataIn(nobody.text)).toBe('null');
    const seen = async (who: { id: string }) => {
      const { status, headers, text } = await pageOf(who);
      return [status, Object.fromEntries(headers), text];
    };
    const expected = await seen({ id: 'nobody' });
    expect(await seen(params)).toEqual(expected);
    expect(await seen(await buildUser({ status: 'PENDING' }))).toEqual(expected);
    for (const id of ['a%20b', '__proto__', 'x'.repeat(200)]) expect(await seen({ id })).toEqual(expected);

    await api.usercv.update({ params, body: everything });
    expect((await pageOf(params)).status).toBe(200);
    await api.usercv.withdraw({ params });
    expect(await seen(params)).toEqual(expected);

    await api.usercv.update({ params, body: everything });
    await commit([closePublicCvChange(camille.id)], { now: new Date() });
    expect(await seen(params)).toEqual(expected);
  });

  test('from before what is public was copied, is shown again as soon as they look at their CV', async () => {
    const { camille, params, api } = await buildCanaries();
    await api.usercv.update({ params, body: { showDiplomas: true } });
    const shown = canariesIn(await pageOf(params));
    await PublicCvs.build(DeleteItemCommand).key({ userId: camille.id }).send();
    expect((await pageOf(params)).status).toBe(404);
    await api.usercv.get({ params });
    expect(canariesIn(await pageOf(params))).toEqual(shown);
  });
});
