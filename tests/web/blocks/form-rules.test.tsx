import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { email, shortText } from '#shared/schemas/fields.ts';
import { maybe } from '#shared/schemas/record.ts';
import { renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { isUnsaved, keepUnsaved } from '#web/lib/forms/unsaved.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { describedBy } from '../auth/forms.ts';

const schema = z.object({ name: shortText, contact: maybe(email) });
type City = z.output<typeof schema>;
type Rules = Omit<Partial<Parameters<typeof useForm<typeof schema, unknown>>[0]>, 'schema' | 'initial'>;

const CityForm = ({ rules, initial = { name: 'Brest', contact: null } }: { rules: Rules; initial?: City }) => {
  const form = useForm({ schema, initial, send: async () => undefined, ...rules });
  return (
    <form noValidate onSubmit={form.submit} aria-label="Ville">
      <TextField label="Nom" {...form.bind('name')} />
      <TextField label="Adresse" {...form.bind('contact')} />
      {form.error && <p>Refus : {form.error.msg}</p>}
      <SaveFooter form={form} />
    </form>
  );
};
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' });
const contact = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' });
const faults = () => textsOfAll(document.querySelectorAll('.error'));
const incomplete = 'L’adresse semble incomplète ou mal écrite.';
const refusal = (...fields: string[]) =>
  new ApiError(422, 'invalid', {
    msg: 'Invalide.',
    details: fields.map((field) => ({ field, msg: `Faux : ${field}.` })),
  });

test('only what must be said has an asterisk; a fault shows on leaving its field and goes while typing', async () => {
  const { user } = await renderElement(<CityForm rules={{}} />);
  expect([name().required, contact().required]).toEqual([true, false]);
  await user.type(contact(), 'lea');
  expect(faults()).toEqual([]);
  await user.tab({ shift: true });
  expect([faults(), describedBy(contact())]).toEqual([[incomplete], [incomplete]]);
  await user.type(contact(), '@');
  expect(faults()).toEqual([]);
});

test('leaving a field that never held anything complains of nothing; one that was emptied is said to be mandatory', async () => {
  const { user } = await renderElement(<CityForm rules={{}} initial={{ name: '', contact: null }} />);
  await user.click(name());
  await user.tab();
  expect(faults()).toEqual([]);
  await user.type(name(), 'B');
  await user.clear(name());
  expect(faults()).toEqual([]);
  await user.tab();
  expect([faults(), describedBy(name())]).toEqual([['Ce champ est obligatoire.'], ['Ce champ est obligatoire.']]);
  await user.type(name(), 'B');
  expect(faults()).toEqual([]);
});

test('what was given up with a form is not missed in it afterwards', async () => {
  const { user } = await renderElement(<CityForm rules={{}} initial={{ name: '', contact: null }} />);
  await user.type(name(), 'B');
  await user.clear(name());
  await user.type(contact(), 'a');
  await user.click(screen.getByRole('button', { name: 'Abandonner' }));
  await user.click(name());
  await user.tab();
  expect(faults()).toEqual([]);
});

test('leaving a field for the button leaves the button where it is', async () => {
  const { user } = await renderElement(<CityForm rules={{}} />);
  await user.clear(name());
  await user.type(name(), 'Brest');
  await user.type(contact(), 'lea');
  act(() => save().focus());
  expect([document.activeElement === save(), faults()]).toEqual([true, []]);
  await user.keyboard('{Enter}');
  expect([faults(), document.activeElement === contact()]).toEqual([[incomplete], true]);
});

test('the foot says what is missing once something was changed, and describes its button by it', async () => {
  const { user, page } = await renderElement(<CityForm rules={{}} initial={{ name: '', contact: null }} />);
  const said = () => [textOf(page.querySelector('.save-footer .state') ?? page), describedBy(save()).join('')];
  expect(said()).toEqual(['Tout est enregistré', '']);
  await user.type(contact(), 'a@b.example');
  expect(said()).toEqual(['1 modification non enregistrée Encore à remplir\u00a0: Nom', 'Encore à remplir\u00a0: Nom']);
  expect(save().disabled).toBe(true);
  await user.type(name(), 'Brest');
  expect(said()).toEqual(['2 modifications non enregistrées', '']);
});

test('a form words what is wrong in its own way where it has one', async () => {
  const words = { contact: { invalid_email: 'Une adresse de l’université.' } };
  const { user } = await renderElement(<CityForm rules={{ words }} />);
  await user.type(contact(), 'lea{Enter}');
  expect(faults()).toEqual(['Une adresse de l’université.']);
});

test.each([
  [['contact'], ['Faux : contact.'], null],
  [['contact', 'role'], ['Faux : contact.'], 'Refus : Invalide.'],
  [[], [], 'Refus : Invalide.'],
] as const)('a refusal of %j is said once: under its fields, or for the whole', async (fields, under, whole) => {
  const { user } = await renderElement(<CityForm rules={{ send: () => Promise.reject(refusal(...fields)) }} />);
  await user.type(contact(), 'a@b.example{Enter}');
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect([faults(), screen.queryByText(/^Refus/)?.textContent ?? null]).toEqual([under, whole]));
  await user.click(screen.getByRole('button', { name: 'Abandonner' }));
  expect([faults(), screen.queryByText(/^Refus/), contact().value]).toEqual([[], null, '']);
});

test('while a form is sent it is sent once, cannot be undone, and a former refusal is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn().mockRejectedValueOnce(refusal()).mockReturnValue(promise);
  const { user } = await renderElement(<CityForm rules={{ send }} />);
  await user.type(contact(), 'a@b.example{Enter}');
  await screen.findByText('Refus : Invalide.');
  await user.type(contact(), '{Enter}');
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
  expect([screen.queryByText(/^Refus/), screen.queryByRole('button', { name: 'Abandonner' })]).toEqual([null, null]);
  // Bypasses the button, which does nothing while busy.
  act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit());
  await act(async () => resolve());
  expect(send).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(textOf(screen.getAllByRole('status')[0] ?? document.head)).toBe('Tout est enregistré'));
  expect(isUnsaved()).toBe(false);
});

test.each([
  [false, 0],
  [true, 1],
])('an irreversible act asks once more: %s sends %i', async (answer, times) => {
  const [send, confirm] = [vi.fn(async () => undefined), vi.fn(async () => answer)];
  const { user } = await renderElement(<CityForm rules={{ send, confirm }} />);
  await user.type(name(), ' 2{Enter}');
  await waitFor(() => expect(confirm).toHaveBeenCalledWith({ name: 'Brest 2', contact: null }));
  expect(send).toHaveBeenCalledTimes(times);
});

test.each([
  [false, 'Brest 2', true],
  [true, 'Brest', false],
])(
  'a draft waits for the same person’s next session, unless it is fleeting (%s)',
  async (isFleeting, value, isLost) => {
    const first = await renderElement(<CityForm rules={{ isFleeting }} />, { who: candidate });
    await first.user.type(name(), ' 2');
    expect(isUnsaved()).toBe(isLost);
    keepUnsaved();
    cleanup();
    await renderElement(<CityForm rules={{ isFleeting }} />, { who: candidate });
    expect(name().value).toBe(value);
    cleanup();
    await renderElement(<CityForm rules={{ isFleeting }} />, { who: candidate });
    expect(name().value).toBe('Brest');
  },
);

test('the foot of a form that could not be saved has the reference of the failure, until it is sent again', async () => {
  const failure = new ApiError(500, 'internal', { msg: 'Panne.', requestId: '9f3a1c20be44' });
  const send = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const { user, page } = await renderElement(<CityForm rules={{ send }} />);
  await user.type(name(), ' 2{Enter}');
  await screen.findByRole('button', { name: 'Copier la référence' });
  expect(textOf(page.querySelector('.save-footer .reference') ?? page)).toBe('Référence\u00a0: 9f3a1c20beCopier');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copier la référence' })).toBeNull());
});
