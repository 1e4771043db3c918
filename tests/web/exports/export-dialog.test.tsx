import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { candidate } from '#tests/support/web-samples.ts';
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
const names = (id: string) => entry(id, `${id} en français`, `${id} in English`);
const skills = (rated: Rated[]) =>
  rated.map(([value, importantFlag = null], i) => {
    const id = `s${i + 1}`;
    return { id, value, importantFlag, touchedAt: createdAt, Skill: names(id) };
  });

type Given = { rated: Rated[]; language: 'fr' | 'en'; proven?: string[]; keptJobs?: string[] };

const open = async ({ rated, language, proven = [], keptJobs = [] }: Given) => {
  // These texts load with the button that opens the dialog.
  setLanguage(language);
  await loadTexts(['exports', 'portfolios']);
  const shown = await renderElement(
    <ExportDialog portfolio={{ ...portfolio, keptJobs }} settle={async () => {}} onClose={() => {}} />,
    {
      language,
      who: candidate,
      replies: {
        'portfolios.listSkills': skills(rated),
        'usercv.listSkills': proven.map((id) => ({ id: `cv-${id}`, value: null, proof: 'Fait.', Skill: names(id) })),
        'exports.generateSharedPdf': new Blob(['%PDF']),
      },
    },
  );
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: /PDF$/ });
  const share = () => shown.user.click(within(dialog).getByRole('radio', { name: /^(À partager|To share)$/ }));
  const boxes = () => within(dialog).getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  const labels = () => textsOfAll(dialog.querySelectorAll('.check-grid label'));
  const count = () => textOf(dialog.querySelector('.dialog-foot [role="status"]') as Element);
  return { ...shown, dialog, submit, share, boxes, labels, count };
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
    const { dialog, submit, share } = await open({ rated: [], language });
    expect(textOf(dialog)).toContain(mine);
    expect(submit.disabled).toBe(false);
    await share();
    await screen.findByText(nothing);
    expect(textsOfAll(dialog.querySelectorAll('.note'))).toEqual([nothing]);
    expect(submit.disabled).toBe(true);
  },
);

test.each([
  [
    'fr',
    'en français',
    '(sans phrase)',
    '2 points forts choisis n’ont pas encore de phrase qui les montre. Les écrire',
    '3 sur 4',
  ],
  [
    'en',
    'in English',
    '(no sentence)',
    '2 chosen strengths have no sentence to back them up yet. Write them',
    '3 of 4',
  ],
] as const)(
  'what is rated 3 or more and not disliked is offered, with a sentence first; what lacks one says so, with the way to write it (%s)',
  async (language, named, lacks, hint, counted) => {
    const rated: Rated[] = [[3], [5, false], [4], [2], [4, true], [null]];
    const { share, labels, boxes, dialog, count } = await open({ rated, language, proven: ['s1', 's4'] });
    await share();
    await screen.findByText(counted);
    expect(labels()).toEqual([`s1 ${named}`, `s5 ${named} ${lacks}`, `s3 ${named} ${lacks}`]);
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    expect(textOf(dialog.querySelector('.strengths-field .hint') as Element)).toBe(hint);
    expect(dialog.querySelector('.strengths-field a')?.getAttribute('href')).toBe('/user/assessment/p1/proofs');
    expect(count()).toBe(counted);
  },
);

test.each([
  [
    'fr',
    ['4 sur 4', 'La page en tient 4\u00a0: décochez-en 1.', 'Choisissez au moins un point fort.'],
    'Autres points forts (9)',
    'Thésée – Léa Marchand – page à partager.pdf',
  ],
  [
    'en',
    ['4 of 4', 'The page holds 4: uncheck 1.', 'Choose at least one strength.'],
    'Other strengths (9)',
    'Thésée – Léa Marchand – page to share.pdf',
  ],
] as const)(
  'four strengths are chosen at first, the others fold; more than four, or none, are not printed, and the foot says why (%s)',
  async (language, [four, tooMany, none], others, fileName) => {
    const saved = catchSavedFiles();
    const { user, share, boxes, submit, received, count, dialog } = await open({
      rated: Array(13).fill([4]),
      language,
    });
    await share();
    await screen.findByText(four);
    expect(boxes().map(({ checked }) => checked)).toEqual([...Array(4).fill(true), ...Array(9).fill(false)]);
    expect(textOf(dialog.querySelector('summary') as Element)).toBe(others);
    expect(dialog.querySelector('details')?.open).toBe(false);
    expect(submit.disabled).toBe(false);
    await user.click(boxes()[9] as HTMLElement);
    expect([count(), submit.disabled]).toEqual([tooMany, true]);
    for (const box of boxes().filter(({ checked }) => checked)) await user.click(box);
    expect([count(), submit.disabled]).toEqual([none, true]);
    await user.click(boxes()[2] as HTMLElement);
    await user.click(submit);
    await screen.findByText(language === 'fr' ? 'Auto-évaluation exportée' : 'Successfully exported portfolio');
    const sent = received.find(({ name }) => name === 'exports.generateSharedPdf');
    expect([sent?.params, sent?.query, sent?.body]).toEqual([
      { id: 'p1' },
      { lang: language },
      { strengths: ['s3'], jobs: false },
    ]);
    expect(saved.map(({ name }) => name)).toEqual([fileName]);
  },
);

test.each([
  ['fr', 'Ajouter les métiers que vous gardez (2)'],
  ['en', 'Add the jobs you kept (2)'],
] as const)('kept jobs are printed only when they are ticked (%s)', async (language, label) => {
  catchSavedFiles();
  const { user, share, submit, received } = await open({ rated: [[4]], language, keptJobs: ['j1', 'j2'] });
  await share();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: label });
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(submit);
  await waitFor(() =>
    expect(received.find(({ name }) => name === 'exports.generateSharedPdf')?.body).toEqual({
      strengths: ['s1'],
      jobs: true,
    }),
  );
});

test('a PDF to be shared whose printing crashed has its reference in the dialog', async () => {
  const { dialog, user, share, submit, reply } = await open({ rated: [[4], [5]], language: 'fr' });
  reply({
    'exports.generateSharedPdf': new Refusal(500, '{"message":"Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' }),
  });
  await share();
  await waitFor(() => expect(submit.disabled).toBe(false));
  await user.click(submit);
  await within(dialog).findByRole('button', { name: 'Copier la référence' });
  expect(dialog.textContent).toContain('Référence\u00a0: JKJaXmPLvH');
});
