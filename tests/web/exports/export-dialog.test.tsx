import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { entry } from '#tests/web/usercv/samples.ts';
import { ExportDialog } from '#web/features/exports/export-dialog.tsx';
import { loadTexts, setLanguage } from '#web/lib/words/i18n.ts';

const createdAt = '2026-03-01T08:00:00.000Z';
const portfolio: Portfolio = {
  id: 'p1',
  title: 'Portfolio',
  researchDomain: null,
  otherDomains: [],
  wishes: [],
  keptJobs: [],
  hiddenJobs: [],
  comparedJobs: [],
  createdAt,
  updatedAt: createdAt,
  revision: 0,
};
type Rated = [value: number | null, importantFlag?: boolean | null];
const row = (id: string, [value, importantFlag = null]: Rated) => ({ id, value, importantFlag, touchedAt: createdAt });
const names = (id: string) => entry(id, `${id} en français`, `${id} in English`);
const skills = (rated: Rated[]) => rated.map((one, i) => ({ ...row(`s${i + 1}`, one), Skill: names(`s${i + 1}`) }));

const open = async (rated: Rated[], language: 'fr' | 'en') => {
  // These texts load with the button that opens the dialog.
  setLanguage(language);
  await loadTexts(['exports', 'ratings', 'portfolios']);
  const shown = await renderElement(<ExportDialog portfolio={portfolio} settle={async () => {}} onClose={() => {}} />, {
    language,
    replies: {
      'portfolios.listSkills': skills(rated),
      'portfolios.listActivities': [{ ...row('a1', [4]), Activity: names('a1') }].slice(0, rated.length),
      'portfolios.listValues': [{ id: 'v1', value: 3, touchedAt: createdAt, Value: names('v1') }].slice(
        0,
        rated.length,
      ),
      'exports.generateSharedPdf': new Blob(['%PDF']),
    },
  });
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: /PDF$/ });
  const share = () => shown.user.click(within(dialog).getByRole('radio', { name: /^(À partager|To share)$/ }));
  const boxes = () => within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  const groups = () =>
    within(dialog)
      .getAllByRole('group')
      .slice(1)
      .map((group) => textsOfAll(group.querySelectorAll('legend, label')));
  const notes = () => textsOfAll(dialog.querySelectorAll('.note'));
  return { ...shown, dialog, submit, share, boxes, groups, notes };
};

test.each([
  [
    'fr',
    'Toutes vos réponses et vos métiers suggérés, en une dizaine de pages.',
    'Vous pourrez montrer ce que vous notez 3 ou plus. Rien ne l’est encore.',
  ],
  [
    'en',
    'All your answers and your suggested jobs, in about ten pages.',
    'You can show anything you rate 3 or higher. There’s nothing yet.',
  ],
] as const)(
  'everything is printed for oneself; for others nothing, where nothing is rated (%s)',
  async (language, mine, nothing) => {
    const { dialog, submit, share, notes } = await open([], language);
    expect(textOf(dialog)).toContain(mine);
    expect(submit.disabled).toBe(false);
    await share();
    await screen.findByText(nothing);
    expect([notes(), submit.disabled]).toEqual([[nothing], true]);
  },
);

test.each([
  ['fr', 'en français', ['Compétences', 'Activités', 'Valeurs'], '5 choix sur 12 au plus'],
  ['en', 'in English', ['Competencies', 'Activities', 'Values'], '5 chosen, 12 at most'],
] as const)(
  'what is rated 3 or more and not disliked is offered, the best first, of equals the liked ones (%s)',
  async (language, named, kinds, count) => {
    const { share, groups, boxes, dialog } = await open([[3], [5, false], [4], [2], [4, true], [null]], language);
    await share();
    await screen.findByText(count);
    expect(groups()).toEqual([
      [kinds[0], `s5 ${named}`, `s3 ${named}`, `s1 ${named}`],
      [kinds[1], `a1 ${named}`],
      [kinds[2], `v1 ${named}`],
    ]);
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    expect(textsOfAll(dialog.querySelectorAll('[role="status"]'))).toEqual([count]);
  },
);

test.each([
  ['fr', '12 choix tiennent sur deux pages : décochez-en quelques-uns.', 'Choisissez au moins un point fort.'],
  ['en', 'Two pages hold 12: uncheck a few.', 'Choose at least one strength.'],
] as const)(
  'six skills are chosen at first; more than twelve strengths, or none, are not printed (%s)',
  async (language, tooMany, none) => {
    const { user, share, boxes, submit, received } = await open(Array(13).fill([4]), language);
    await share();
    await screen.findByText(/^8 (choix sur|chosen)/);
    expect(boxes().map(({ checked }) => checked)).toEqual([
      ...Array(6).fill(true),
      ...Array(7).fill(false),
      true,
      true,
    ]);
    for (const box of boxes().slice(6, 10)) await user.click(box);
    expect(submit.disabled).toBe(false);
    expect(screen.queryByText(tooMany)).toBeNull();
    await user.click(boxes()[10] as HTMLElement);
    expect(screen.getByText(tooMany)).toBeDefined();
    expect(submit.disabled).toBe(true);
    for (const box of boxes().filter(({ checked }) => checked)) await user.click(box);
    expect(screen.getByText(none)).toBeDefined();
    expect(submit.disabled).toBe(true);
    await user.click(boxes()[2] as HTMLElement);
    // In happy-dom, saving a file would navigate.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(submit);
    await screen.findByText(language === 'fr' ? 'Auto-évaluation exportée' : 'Successfully exported portfolio');
    const sent = received.find(({ name }) => name === 'exports.generateSharedPdf');
    expect([sent?.params, sent?.query, sent?.body]).toEqual([{ id: 'p1' }, { lang: language }, { strengths: ['s3'] }]);
    expect(saved).toHaveBeenCalledOnce();
  },
);

test('a PDF to be shared whose printing crashed has its reference in the dialog', async () => {
  const { dialog, user, share, submit, reply } = await open([[4], [5]], 'fr');
  reply({
    'exports.generateSharedPdf': new Refusal(500, '{"message":"Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' }),
  });
  await share();
  await waitFor(() => expect(submit.disabled).toBe(false));
  await user.click(submit);
  await within(dialog).findByRole('button', { name: 'Copier la référence' });
  expect(dialog.textContent).toContain('Référence\u00a0: JKJaXmPLvH');
});
