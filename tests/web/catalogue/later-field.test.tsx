import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { jobFields } from '#shared/i18n/en/jobFields.ts';
import type { Job } from '#shared/schemas/catalogue.ts';
import { type Field, number } from '#shared/schemas/catalogue-fields.ts';
import { jobTags } from '#shared/schemas/catalogue-lists.ts';
import { renderElement, tableOf, textsOfAll } from '#tests/support/rendered.tsx';
import { EntryList } from '#web/features/catalogue/entry-list.tsx';
import { JobTags } from '#web/features/catalogue/job-tags.tsx';
import { useTagColumns, useTagFilters } from '#web/features/catalogue/listed-tags.tsx';
import type { JobFields } from '#web/features/catalogue/use-job-form.ts';
import { api } from '#web/lib/calls/api.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { entry } from '../jobs/samples.ts';

const lately = number(0, 100, { shown: 'list', since: '0.2.0', filter: true });
const tags = jobTags as Map<string, Field>;
const texts: Record<'label' | 'value' | 'fact', Record<string, unknown>> = jobFields;

beforeAll(() => {
  tags.set('lately', lately);
  texts.label.lately = 'Lately';
  texts.value.lately = '{{value}} %';
  texts.fact.lately = '{{value}} % lately';
});
afterAll(() => {
  tags.delete('lately');
  delete texts.label.lately;
  delete texts.value.lately;
  delete texts.fact.lately;
});

const at = (id: string, name: string, share?: number): Job =>
  Object.assign({} as Job, entry(id, name, name), share === undefined ? {} : { lately: share });
const jobs = [at('j1', 'Author', 24), at('j2', 'Baker', 25), at('j3', 'Cook', 100), at('j4', 'Dancer')];

const List = () => {
  const columns = useTagColumns();
  return (
    <EntryList
      list="jobs"
      query={{ data: jobs, error: null, isFetching: false, refetch: vi.fn() }}
      all={jobs}
      {...useTagFilters(jobs)}
      columns={columns}
      fact={(job) => columns.map(({ fact }) => fact(job)).join('')}
      remove={api.catalogue.removeJob}
      add={() => null}
    />
  );
};

const names = () => textsOfAll(document.querySelectorAll('tbody .h4'));

test('a field that lists show has a column, sorts by it, and is unknown where a former release left it out', async () => {
  const { user } = await renderElement(<List />, { language: 'en' });
  const table = tableOf(screen.getByRole('table'));
  expect(table.map((row) => row.at(-2))).toEqual(['Lately', '24 %', '25 %', '100 %', 'Not specified']);
  expect(table[1]?.[0]).toBe('Author24 % lately');
  const sort = within(screen.getByRole('columnheader', { name: 'Lately' })).getByRole('button');
  await user.click(sort);
  await user.click(sort);
  expect(names()).toEqual(['Dancer', 'Cook', 'Baker', 'Author']);
});

test('a field with a filter is filtered by; without a result one way shows all again', async () => {
  const { user } = await renderElement(<List />, { language: 'en' });
  const filter = screen.getByRole('combobox', { name: 'Lately' });
  const bands = ['0 % – 24 %', '25 % – 49 %', '50 % – 74 %', '75 % – 100 %'];
  expect(textsOfAll(within(filter).getAllByRole('option'))).toEqual(['All', ...bands, 'Not specified']);
  for (const [band, left] of [
    ['0 % – 24 %', 'Author'],
    ['25 % – 49 %', 'Baker'],
    ['75 % – 100 %', 'Cook'],
    ['Not specified', 'Dancer'],
  ] as const) {
    await user.selectOptions(filter, band);
    await waitFor(() => expect(names()).toEqual([left]));
  }
  expect(window.location.search).toBe('?lately=-');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('4 jobs');
  await user.selectOptions(filter, '50 % – 74 %');
  expect(await screen.findByRole('heading', { name: 'No jobs with these filters' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All jobs' }));
  await waitFor(() => expect(names()).toHaveLength(4));
});

const Form = ({ send }: { send: (body: object) => Promise<void> }) => {
  const fields = [...tags];
  const form = useForm({
    schema: z.object(Object.fromEntries(fields.map(([name, { input }]) => [name, input]))),
    initial: Object.fromEntries(fields.map(([name, { empty }]) => [name, empty ?? null])),
    send,
  });
  return (
    <form onSubmit={form.submit}>
      <JobTags form={form as unknown as JobFields} />
      <button type="submit">Send</button>
    </form>
  );
};

test('a field has its control in a group of its own, and its error unfolds the form', async () => {
  const send = vi.fn(async () => {});
  const { user } = await renderElement(<Form send={send} />, { language: 'en' });
  const title = screen.getByText('What describes and places this job');
  await user.click(title);
  const input = () => screen.getByRole('spinbutton', { name: /^Lately/ });
  await waitFor(() => expect(input()).toBeTruthy());
  expect(screen.getByRole('heading', { name: 'Lately' })).toBeTruthy();
  fireEvent.change(input(), { target: { value: '101' } });
  await user.click(title);
  expect(document.querySelector('.job-tags')?.hasAttribute('open')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.querySelector('.job-tags')?.hasAttribute('open')).toBe(true);
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(input(), { target: { value: '40' } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ lately: 40 }), expect.anything());
});
