import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Job } from '#shared/schemas/catalogue.ts';
import type { Field } from '#shared/schemas/catalogue-fields.ts';
import { type JobTag, jobTags } from '#shared/schemas/catalogue-lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { useEntryWords } from './entry-words.ts';

const listedTags = () => [...jobTags].filter(([, { shown }]) => shown === 'list');

/** Returns no value for an empty field, several for a field of words. */
const valuesOf = (job: Job, name: JobTag): unknown[] => {
  const values: Readonly<Record<string, unknown>> = job;
  return [values[name] ?? []].flat();
};

/** Returns a column for each field that its descriptor shows in lists. */
export const useTagColumns = () => {
  const { labelOf, textsOf, unknown } = useJobFields();
  const { compare, byName } = useEntryWords();
  return listedTags().map(([name]) => {
    const cell = (job: Job): string => textsOf('value', name, valuesOf(job, name)).join(', ') || unknown;
    return {
      id: name,
      header: labelOf(name),
      cell,
      /** Readable without the header; empty for an empty value. */
      fact: (job: Job): string => textsOf('fact', name, valuesOf(job, name)).join(', '),
      compare: (a: Job, b: Job) => compare(cell(a), cell(b)) || byName(a, b),
    };
  });
};

type Option = { value: string; bounds: readonly (string | number)[]; isMet: (values: readonly unknown[]) => boolean };

const mostBands = 4;
const unknownValue = '-';

const bandsOf = (minimum: number, maximum: number): Option[] => {
  const count = maximum - minimum + 1;
  const bands = Math.min(mostBands, count);
  const startOf = (band: number): number => minimum + Math.floor((band * count) / bands);
  return Array.from({ length: bands }, (_, band) => {
    const [from, to] = [startOf(band), startOf(band + 1) - 1];
    const isMet = ([value]: readonly unknown[]) => typeof value === 'number' && value >= from && value <= to;
    return { value: `${from}-${to}`, bounds: from === to ? [from] : [from, to], isMet };
  });
};

/** Returns the values of a choice, or four bands of a number, then the empty value. */
const optionsOf = (field: Field): Option[] => {
  const unknown: Option = { value: unknownValue, bounds: [], isMet: (values) => values.length === 0 };
  if (field.kind === 'number') return [...bandsOf(field.minimum, field.maximum), unknown];
  if (field.kind !== 'choice' && field.kind !== 'words') return [];
  return [
    ...field.of.map((one): Option => ({ value: one, bounds: [one], isMet: (values) => values.includes(one) })),
    unknown,
  ];
};

/** Stores the filters in the URL. Shows all rows when no field has a filter. */
export const useTagFilters = (rows: readonly Job[] | undefined) => {
  const { t } = useTranslation('catalogues');
  const { labelOf, textsOf, unknown } = useJobFields();
  const [params, setParams] = useSearchParams();
  const move = (to: URLSearchParams) => setParams(to, { replace: true, preventScrollReset: true });
  const choose = (name: JobTag, value: string) => {
    const after = new URLSearchParams(params);
    if (value) after.set(name, value);
    else after.delete(name);
    move(after);
  };
  const tags = useMemo(
    () =>
      listedTags().flatMap(([name, field]) => {
        const options = field.filter ? optionsOf(field) : [];
        const chosen = options.find(({ value }) => value === params.get(name));
        return options.length > 0 ? [{ name, options, chosen }] : [];
      }),
    [params],
  );
  const isFiltered = tags.some(({ chosen }) => chosen);
  const shown = useMemo(
    () =>
      isFiltered
        ? rows?.filter((job) => tags.every(({ name, chosen }) => !chosen || chosen.isMet(valuesOf(job, name))))
        : rows,
    [rows, tags, isFiltered],
  );
  const labelIn = (name: JobTag, bounds: Option['bounds']): string =>
    bounds.map((bound) => textsOf('value', name, bound)).join(' – ') || unknown;
  return {
    rows: shown,
    filter: tags.map(({ name, options, chosen }) => (
      <SelectField
        key={name}
        label={labelOf(name)}
        placeholder={t('filter.all')}
        options={options.map(({ value, bounds }) => ({ value, label: labelIn(name, bounds) }))}
        value={chosen?.value ?? ''}
        onChange={({ target }) => choose(name, target.value)}
      />
    )),
    empty: isFiltered && (
      <EmptyState
        title={t('filter.none')}
        action={<Button onClick={() => move(new URLSearchParams())}>{t('filter.again')}</Button>}
      />
    ),
  };
};
