import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, renderElement } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { portfolio } from '#tests/web/jobs/samples.ts';
import { ExportDialog } from '#web/features/exports/export-dialog.tsx';
import { loadTexts, setLanguage } from '#web/lib/words/i18n.ts';

const open = async (settle: () => Promise<unknown>, pdf: Blob | Refusal) => {
  setLanguage('fr');
  await loadTexts(['exports', 'portfolios']);
  const closed: string[] = [];
  const shown = await renderElement(
    <ExportDialog portfolio={portfolio} settle={settle} onClose={() => closed.push('')} />,
    {
      who: candidate,
      replies: {
        'portfolios.listSkills': [],
        'usercv.listSkills': [],
        'exports.generatePdf': pdf,
      },
    },
  );
  await shown.user.click(await screen.findByRole('button', { name: 'Télécharger le PDF' }));
  const printed = () => shown.received.filter(({ name }) => name === 'exports.generatePdf').map(({ query }) => query);
  return Object.assign(shown, { printed, closed });
};

test('unsaved text is saved before printing; the file is saved under the names of person and assessment (U32) and the dialog closes', async () => {
  const saved = catchSavedFiles();
  const settled = Promise.withResolvers<void>();
  const { printed, closed } = await open(() => settled.promise, new Blob(['%PDF']));
  expect(printed()).toEqual([]);
  // Said at once, because a print takes seconds.
  within(screen.getByRole('dialog')).getByText('Le PDF se prépare…').closest('[role="status"]') ?? expect.fail();
  settled.resolve();
  await waitFor(() => expect(closed).toEqual(['']));
  expect(printed()).toEqual([{ lang: 'fr' }]);
  expect(saved.map(({ name }) => name)).toEqual([`Thésée – Léa Marchand – ${portfolio.title}.pdf`]);
});

test('a PDF that fails saves nothing and leaves the dialog open', async () => {
  const saved = catchSavedFiles();
  const { closed } = await open(async () => {}, new Refusal(503, { msg: 'Plus tard.', code: 'internal' }));
  await screen.findByText('Plus tard.', { selector: '[role="status"]' });
  expect([saved, closed]).toEqual([[], []]);
  expect(screen.getByRole('button', { name: 'Télécharger le PDF' }).hasAttribute('disabled')).toBe(false);
});

test('a PDF whose printing crashed has the reference of the reply’s header, in the dialog and in its message', async () => {
  const crashed = new Refusal(500, '{"message":"Internal Server Error"}', { 'apigw-requestid': 'JKJaXmPLvHcESHA=' });
  await open(async () => {}, crashed);
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Copier la référence' });
  expect(dialog.textContent).toContain('Référence\u00a0: JKJaXmPLvH');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Le service est momentanément indisponible. Réessayez dans un instant.Référence\u00a0: JKJaXmPLvHCopier',
  );
});
