import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { renderElement } from '#tests/support/rendered.tsx';
import { TitleField } from '#web/features/portfolios/rating/title-field.tsx';

const portfolio: Portfolio = {
  id: 'p1',
  title: 'Portfolio',
  researchDomain: null,
  otherDomains: [],
  wishes: [],
  keptJobs: [],
  hiddenJobs: [],
  comparedJobs: [],
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  revision: 7,
};

test('Escape gives the former title back, and nothing is sent', async () => {
  const { user, received } = await renderElement(<TitleField portfolio={portfolio} />);
  const field = screen.getByRole('textbox', { name: 'Titre de l’auto-évaluation' });
  await user.type(field, ' deux{Escape}');
  expect((field as HTMLTextAreaElement).value).toBe('Portfolio');
  await user.tab();
  expect(received).toEqual([]);
});

test('Enter saves the title, its line breaks blanks, and says so; leaving the field unchanged sends nothing', async () => {
  const { user, received } = await renderElement(<TitleField portfolio={portfolio} />, {
    replies: { 'portfolios.update': { ...portfolio, title: 'Bilan de mars' } },
  });
  const field = screen.getByRole('textbox', { name: 'Titre de l’auto-évaluation' });
  await user.click(field);
  await user.tab();
  expect(received).toEqual([]);
  await user.clear(field);
  await user.paste('Bilan\nde mars');
  await user.type(field, '{Enter}');
  await screen.findByText('Titre de l’auto-évaluation modifié');
  expect(received.map(({ name, params, body }) => [name, params, body])).toEqual([
    ['portfolios.update', { id: 'p1' }, { title: 'Bilan de mars' }],
  ]);
});

test('an empty title is not sent: the former one stays, and a message says so', async () => {
  const { user, received } = await renderElement(<TitleField portfolio={portfolio} />);
  const field = screen.getByRole('textbox', { name: 'Titre de l’auto-évaluation' }) as HTMLTextAreaElement;
  await user.clear(field);
  await user.tab();
  await screen.findByText(/^Un titre est nécessaire\s: l’ancien est revenu\.$/);
  expect([field.value, received]).toEqual(['Portfolio', []]);
});

test('text typed while the title is being saved stays', async () => {
  const saved = Promise.withResolvers<Portfolio>();
  const { user } = await renderElement(<TitleField portfolio={portfolio} />, {
    replies: { 'portfolios.update': () => saved.promise },
  });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Titre de l’auto-évaluation' });
  await user.type(field, ' deux{Enter}');
  await user.type(field, ' bis');
  saved.resolve({ ...portfolio, title: 'Portfolio deux' });
  await screen.findByText('Titre de l’auto-évaluation modifié');
  expect(field.value).toBe('Portfolio deux bis');
});
