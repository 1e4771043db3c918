import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shortText } from '#shared/schemas/fields.ts';
import { renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { describedBy } from '#tests/web/auth/forms.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = z.object({ name: shortText });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' });

type DialogRules = Partial<Pick<Parameters<typeof FormDialog>[0], 'isReady' | 'canSubmitEmpty'>>;
const Adding = ({ rules = {}, send = async () => undefined }: { rules?: DialogRules; send?: () => Promise<void> }) => {
  const [isOpen, setOpen] = useState(true);
  const form = useForm({ schema, initial: { name: '' }, send });
  return isOpen ? (
    <FormDialog
      title="Une ville"
      form={form}
      submitLabel="Ajouter"
      lead="Où l’on vit."
      onClose={() => setOpen(false)}
      {...rules}
    >
      <TextField label="Nom" {...form.bind('name')} />
    </FormDialog>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Ouvrir
    </button>
  );
};
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ajouter' });

test.each([
  [{}, true, ['Encore à remplir\u00a0: Nom'], false],
  [{ canSubmitEmpty: true }, false, [], false],
  [{ isReady: false }, true, ['Encore à remplir\u00a0: Nom'], true],
] as const)(
  'a form that is %j can be sent or not, empty (%s, said as %j) and filled (%s)',
  async (rules, empty, said, filled) => {
    const { user, page } = await renderElement(<Adding rules={rules} />);
    expect(textOf(page.querySelector('.dialog-body') ?? page)).toContain(
      'Où l’on vit. Les champs marqués d’un astérisque (*) sont obligatoires.',
    );
    expect([add().disabled, describedBy(add()).filter(Boolean)]).toEqual([empty, said]);
    // A form without required fields reserves no line for the hint.
    expect(page.querySelectorAll('.missing')).toHaveLength('canSubmitEmpty' in rules ? 0 : 1);
    await user.type(name(), 'Brest');
    expect([add().disabled, describedBy(add()).filter(Boolean)]).toEqual([filled, []]);
  },
);

test('closing a dialog asks only if something was typed; keeping goes on, discarding begins anew', async () => {
  const { user } = await renderElement(<Adding />);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await user.type(name(), 'Brest');
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await user.click(screen.getByRole('button', { name: 'Poursuivre' }));
  expect([screen.queryByRole('alertdialog'), name().value]).toEqual([null, 'Brest']);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await user.click(screen.getByRole('button', { name: 'Abandonner' }));
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(name().value).toBe('');
});

test('a refusal of the whole: what to do is shown in the dialog, its sentence is read out there', async () => {
  const { user } = await renderElement(
    <Adding send={() => Promise.reject(new ApiError(422, 'invalid', { msg: 'Invalide.', details: [] }))} />,
  );
  await user.type(name(), 'Brest{Enter}');
  await waitFor(() =>
    expect(textsOfAll(document.querySelectorAll('dialog .note.fail'))).toEqual([
      'Vérifiez ce que vous avez indiqué, puis réessayez.',
    ]),
  );
  // Messages are inert beside a modal dialog.
  expect(textsOfAll(document.querySelectorAll('dialog [role="status"]'))).toEqual(['Invalide.', '']);
});
