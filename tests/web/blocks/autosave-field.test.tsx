import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal, renderElement, textOf } from '#tests/support/rendered.tsx';
import { campus } from '#tests/support/web-samples.ts';
import { AutosaveField } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { isUnsaved, settleUnsaved } from '#web/lib/forms/unsaved.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = z.object({ city: z.string() });

const City = () => {
  const sent = useSend(api.universities.update, { isSilent: true });
  const form = useForm({
    schema,
    initial: { city: 'Brest' },
    send: (body) => sent.mutateAsync({ params: { id: campus.id }, body }),
    isFleeting: true,
  });
  return (
    <AutosaveField form={form} sent={sent}>
      <TextField label="Ville" {...form.bind('city')} />
    </AutosaveField>
  );
};

const open = async (answer: Parameters<typeof renderElement>[1] = {}) => {
  const shown = await renderElement(<City />, answer);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ville' });
  return {
    ...shown,
    field,
    bodies: () => shown.received.map(({ body }) => body),
    state: () => textOf(screen.getByRole('status')),
  };
};
const saved = { replies: { 'universities.update': { ...campus, city: 'Quimper' } }, now: '2026-03-01T13:32:00.000Z' };

test('Escape gives the former value back and sends nothing, neither then nor on leaving', async () => {
  const { user, field, bodies } = await open();
  await user.type(field, ' et Quimper{Escape}');
  expect(field.value).toBe('Brest');
  await user.tab();
  expect(bodies()).toEqual([]);
});

test.each(['Enter', 'Tab'])('%s saves what was changed, once, and says at which hour', async (key) => {
  const { user, field, bodies, state } = await open(saved);
  await user.click(field);
  await user.keyboard(`{${key}}`);
  expect([bodies(), state()]).toEqual([[], '']);
  await user.clear(field);
  await user.type(field, `Quimper{${key}}`);
  await waitFor(() => expect(state()).toMatch(/^Enregistré à \d+\sh\s32$/));
  await user.tab();
  expect(bodies()).toEqual([{ city: 'Quimper' }]);
});

test('a failed save is shown in its place, stays, and is retried by a press', async () => {
  const replies = { 'universities.update': new Refusal(503, '{}') };
  const { user, field, bodies, state, reply } = await open({ replies });
  await user.type(field, ' 2{Enter}');
  await waitFor(() => expect(state()).toBe('Non enregistré.Réessayer'));
  expect([field.value, isUnsaved()]).toEqual(['Brest 2', true]);
  expect(await settleUnsaved()).toEqual([
    'Ce que vous avez écrit n’est pas enregistré. Déconnectez-vous de nouveau pour partir sans l’enregistrer.',
  ]);
  reply(saved.replies);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(state()).toMatch(/^Enregistré à/));
  expect(bodies().at(-1)).toEqual({ city: 'Brest 2' });
});

test('nothing is asked of who leaves while it is on its way', async () => {
  const { promise } = Promise.withResolvers<never>();
  const { user, field, state } = await open({ replies: { 'universities.update': () => promise } });
  await user.type(field, ' 2');
  expect(isUnsaved()).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(state()).toBe('Enregistrement…'));
  expect(isUnsaved()).toBe(false);
});
