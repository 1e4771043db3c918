import { describe, expect, test } from 'vitest';
import { accepted } from '#functions/mails/accepted.ts';
import { accountExists } from '#functions/mails/account-exists.ts';
import type { Compose } from '#functions/mails/layout.ts';
import { registrationReceived } from '#functions/mails/registration-received.ts';
import { resetPassword } from '#functions/mails/reset-password.ts';
import { wrap } from '#functions/mails/wrap.ts';
import { translator } from '#shared/i18n/mail-translator.ts';
import { type Language, languages } from '#shared/lists.ts';
import { sampleMails } from '#tests/support/mails.ts';

const link = 'https://thesee.test/reset-password?token=abc&email=camille%40univ.test';
const university = 'Université <b>Rive-Sud</b> & Cie';
const oneLine = (text: string) => text.replaceAll('\n', ' ');
const write = (mail: Compose, language: Language = 'fr') => mail(translator(language), language);

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(sampleMails({ firstName: 'Camille', university, link })))(
    '%s is whole as text and as HTML',
    (_, mail) => {
      const { subject, text, html } = write(mail, language);
      expect(subject).toMatch(/^\S[^\r\n]{8,59}$/);
      for (const part of [text, html]) {
        expect(part).toContain('Camille');
        expect(part).not.toMatch(/\{\{|undefined|null/);
      }
      expect(text).toContain(`\n${link}\n`);
      expect(oneLine(text).replace(university, '')).not.toContain('<');
      expect(text.split('\n').filter((line) => line.length > 72 && line !== link)).toEqual([]);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.match(/href="[^"]+"/g)).toEqual(Array(2).fill(`href="${link.replace('&', '&amp;')}"`));
      expect(html).toContain(`>${link.replace('&', '&amp;')}</a>`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|<img|<link|<style|src=/);
    },
  );
});

test('every variable is escaped in HTML and stays as it is in text', () => {
  const { text, html } = write(accepted({ firstName: 'Camille', university, link }));
  expect(html).toContain('Université &lt;b&gt;Rive-Sud&lt;/b&gt; &amp; Cie');
  expect(html).not.toContain('<b>');
  expect(oneLine(text)).toContain(university);
});

test('the link to choose a password says how long it works', () => {
  expect(write(resetPassword({ firstName: 'Zoé', link, minutes: 60 })).text).toContain('60\u00a0minutes');
});

test.each(['Zoé', 'Jean-Luc', "N'Guyen", 'Anne Marie', 'J. R.', 'Иван'])('%s is greeted by name', (firstName) => {
  expect(write(accountExists({ firstName, link })).text).toContain(`Bonjour ${firstName},`);
});

test.each(['gagnez-tout.example', 'http://evil.test', '<b>Zoé</b>', 'Zoé\nCliquez ici', 'a'.repeat(61), 'Promo 50 %'])(
  'a first name that advertises is not passed on: %j',
  (firstName) => {
    const { text, html } = write(registrationReceived({ firstName, university, link }));
    expect(text.startsWith('Bonjour,\n')).toBe(true);
    expect(html).not.toContain(firstName);
  },
);

test('plain text breaks at ordinary spaces, as late as it may, and never inside an address', () => {
  const word = 'a'.repeat(35);
  expect(wrap(`${word} ${word} b`)).toBe(`${word} ${word}\nb`);
  expect(wrap(`${word} ${word}ab c`)).toBe(`${word}\n${word}ab c`);
  expect(wrap(`${word} ${word}\u00a0: c`)).toBe(`${word}\n${word}\u00a0: c`);
  const address = `https://thesee.test/${'x'.repeat(90)}`;
  expect(wrap(`ici ${address} fin`)).toBe(`ici\n${address}\nfin`);
});
