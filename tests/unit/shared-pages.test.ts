import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logoIn } from '#functions/exports/logo.ts';
import { abridged, legible } from '#functions/exports/report/legible.ts';
import { renderShared } from '#functions/exports/share/render-shared.tsx';
import { emptyShared, fullShared } from '#tests/support/shared-samples.ts';

const bodyOf = (html: string): string => html.slice(html.indexOf('<body>'));

describe('the page for others', () => {
  it('speaks of the person by name and never to them, in both languages', () => {
    const french = bodyOf(renderShared(fullShared('fr')));
    const english = bodyOf(renderShared(fullShared('en')));
    expect(french).toContain('Le choix des points forts et les phrases sont de Camille Rousseau.');
    expect(french).not.toMatch(/\b(vous|votre|vos)\b/i);
    expect(english).toContain('Camille Rousseau chose the strengths and wrote the sentences.');
    expect(english).not.toMatch(/\byou(r|rs)?\b/i);
  });

  it('says the day in full', () => {
    expect(bodyOf(renderShared(fullShared('fr')))).toContain('Établi le 1<sup>er</sup> décembre 2026');
    expect(bodyOf(renderShared(fullShared('en')))).toContain('Prepared on December 1, 2026');
  });

  it('carries a code that leads to the public CV, and none while nothing is public', async () => {
    const html = renderShared(fullShared('fr'));
    const [svg = ''] = /<svg viewBox="0 0 \d+ \d+" role="img".*?<\/svg>/s.exec(html) ?? [];
    const drawn = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" ');
    const image = sharp(Buffer.from(drawn)).flatten({ background: '#fff' }).ensureAlpha().raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    expect(decodeQR({ ...info, data })).toBe('https://thesee.example/public/cv/Camille-1');
    // Dark on light, with the quiet zone of four modules that readers need.
    expect(svg).toContain('M4 4h1v1h-1z');
    expect(svg).not.toMatch(/M[0-3] \d|M\d+ [0-3]h/);
    expect(renderShared(emptyShared('fr'))).not.toContain('role="img"');
  });
});

describe('the seal', () => {
  const seal = /<p class="sealed"><svg class="labyrinth seal"[^>]*aria-hidden="true">.*?<\/svg><span>(.*?)<\/span>/s;

  it('stands once, before the sentence that says who rated and who chose', () => {
    const html = bodyOf(renderShared(fullShared('fr')));
    expect(html.split('class="labyrinth').length - 1).toBe(1);
    expect(seal.exec(html)?.[1]).toContain('Compétences auto-évaluées avec Thésée le 21 octobre 2026.');
  });

  it('is the same whole labyrinth for everybody, however little they answered', () => {
    const drawn = (html: string) => /<svg class="labyrinth seal".*?<\/svg>/s.exec(html)?.[0];
    const whole = drawn(renderShared(fullShared('fr')));
    expect(whole).toMatch(/<path class="line" d="M237 514/);
    expect(drawn(renderShared(emptyShared('en')))).toBe(whole);
  });
});

describe('a character that no font has', () => {
  it('is a box with its code, an emoji one box, and stays within for bookmarks; tags stay as they are', () => {
    expect(legible('<h1 title="中">Été 中 ≥ 👩🏽‍🎓</h1>')).toBe(
      '<h1 title="中">Été <span class="sign" data-code="4E2D"><i>中</i></span> ≥ ' +
        '<span class="sign" data-code="1F469"><i>👩🏽‍🎓</i></span></h1>',
    );
  });

  it('leaves French, Greek, Cyrillic, Arabic and Vietnamese alone', () => {
    const words = 'Œuvre « d’été » : Παπαδόπουλος Достоевский محمد Nguyễn Żółkiewski 5 − 3 €';
    expect([legible(words), abridged(words)]).toEqual([words, words]);
  });

  it('is left out visibly where there is no room', () => {
    expect(abridged('Bilan 博士 2026 🎓')).toBe('Bilan […] 2026 […]');
  });
});

describe('a logo', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const answering = (reply: () => Promise<Response>) => {
    vi.stubEnv('SITE_ORIGIN', 'https://thesee.example');
    const asked = vi.fn((_address: string) => reply());
    vi.stubGlobal('fetch', asked);
    return asked;
  };

  it('comes as data from where everybody gets it', async () => {
    const asked = answering(async () => new Response('abc', { headers: { 'content-type': 'image/webp' } }));
    expect(await logoIn('/files/img/one.webp')).toBe('data:image/webp;base64,YWJj');
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['https://thesee.example/files/img/one.webp']);
  });

  it.each([
    ['not there', async () => new Response('gone', { status: 404, headers: { 'content-type': 'image/webp' } })],
    ['a page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['out of reach', () => Promise.reject(new Error('timeout'))],
  ])('keeps nobody from printing when it is %s', async (_, reply) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answering(reply);
    expect(await logoIn('/files/img/one.webp')).toBeNull();
    expect(String(logged.mock.calls)).toContain('logo_unreachable');
  });

  it('is asked for only where there is one', async () => {
    const asked = answering(() => Promise.reject(new Error('nobody asked')));
    expect(await logoIn(undefined)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
