import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { control, faults, fill, submit } from '#tests/web/auth/forms.ts';
import { AddUser } from '#web/features/users/add-user.tsx';

const words = {
  fr: {
    said: {
      Prénom: 'Léa',
      Nom: 'Esteve',
      'E-mail': 'lea@example.org',
    },
    roles: ['Doctorat', 'Administration'],
    verify: ['Est-ce la bonne adresse\u202f?', 'Créer le compte et inviter', 'Corriger l’adresse'],
    text: 'L’invitation de Léa Esteve y part aussitôt. Son accès s’ouvre avec le rôle Administration\u202f; le lien pour choisir un mot de passe sert une seule fois, pendant 7 jours.',
    taken: 'Cette adresse a déjà un compte.',
    done: 'Compte créé',
  },
  en: {
    said: {
      'First name': 'Léa',
      'Last name': 'Esteve',
      Email: 'lea@example.org',
    },
    roles: ['Candidate', 'Administrator'],
    verify: ['Is this the right address?', 'Create the account and invite', 'Correct the address'],
    text: 'The invitation to Léa Esteve will be sent there right away. They get access with the role Administrator; the link to choose a password works once, for 7 days.',
    taken: 'This address already has an account.',
    done: 'User created successfully.',
  },
} as const;

test.each(['fr', 'en'] as const)(
  'whoever is added needs a name and an address and no password, is a candidate unless said, and an address that was read once more (%s)',
  async (language) => {
    const { said, roles, verify, text, taken, done } = words[language];
    const details = [{ field: 'email', code: 'email_taken', msg: taken }];
    const { user, reply, received } = await renderElement(
      <AddUser universityId="upv_university" onClose={() => {}} />,
      {
        who: administrator,
        language,
        replies: { 'users.create': new Refusal(409, { msg: taken, code: 'email_taken', details, requestId: 'r1' }) },
      },
    );
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(textsOfAll(radios.map((radio) => radio.closest('label') ?? radio))).toEqual(roles);
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
    for (const [label, value] of Object.entries(said)) {
      expect(submit().disabled, label).toBe(true);
      fill({ [label]: value });
    }
    await user.click(radios[1] as HTMLElement);
    const ask = async () => {
      await user.click(submit());
      return within(await screen.findByRole('dialog', { name: verify[0] }));
    };
    const prompt = await ask();
    expect(prompt.getByText('example.org').closest('p')?.textContent).toBe('lea@example.org');
    expect(textOf(prompt.getByText(/Léa Esteve/))).toBe(text);
    await user.click(prompt.getByRole('button', { name: verify[2] }));
    expect([received, control(Object.keys(said)[0] ?? '').value]).toEqual([[], 'Léa']);
    await user.click((await ask()).getByRole('button', { name: verify[1] }));
    await screen.findAllByText(taken);
    expect(faults()).toEqual([taken]);
    reply({ 'users.create': candidate });
    await user.click((await ask()).getByRole('button', { name: verify[1] }));
    await screen.findByText(done);
    expect(received.at(-1)?.body).toEqual({
      firstName: 'Léa',
      lastName: 'Esteve',
      email: 'lea@example.org',
      password: null,
      role: 'admin',
      universityId: 'upv_university',
    });
  },
);
