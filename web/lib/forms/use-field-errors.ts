import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { type FieldCode, type Finding, fieldErrors } from '#shared/field-errors.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { isNothing, read } from './form-draft.ts';
import { numbersRead } from './form-numbers.ts';

/** Words of a form's own for what may be wrong with a field. */
export type FieldWords = Readonly<Record<string, Partial<Record<FieldCode, string>>>>;

type Errors = Readonly<Record<string, Finding | { msg: string } | undefined>>;

/** Moves the focus to the first element in a form that the selector finds. */
export const focusFirst = (form: EventTarget | undefined, selector: string): void => {
  if (form instanceof Element) form.querySelector<HTMLElement>(selector)?.focus();
};

/** Keeps what is wrong with the fields of a form, as its schema or the server says, and in which words. */
export const useFieldErrors = (schema: z.ZodMiniObject, names: readonly string[], words: FieldWords = {}) => {
  const { t } = useTranslation('errors');
  const [errors, setErrors] = useState<Errors>({});

  const findings = (values: object): Finding[] => {
    const { error } = z.safeParse(schema, numbersRead(schema, values), { reportInput: true });
    return fieldErrors(error?.issues ?? []).map((finding) =>
      isNothing(read(values, finding.field)) ? { ...finding, code: 'required' as const } : finding,
    );
  };
  const [required] = useState(() =>
    findings(Object.fromEntries(names.map((name) => [name, '']))).map(({ field }) => field),
  );

  return {
    findings,
    isRequired: (name: string): boolean => required.includes(name),
    textOf: (name: string): string | undefined => {
      const error = errors[name];
      if (!error) return undefined;
      return 'code' in error ? (words[name]?.[error.code] ?? t(`fields.${error.code}`, { ...error })) : error.msg;
    },
    /** Says what the schema finds wrong with one field, unless nothing stands there yet. */
    look: (name: string, values: object) => {
      const found = isNothing(read(values, name)) ? undefined : findings(values).find(({ field }) => field === name);
      setErrors((before) => ({ ...before, [name]: found ?? before[name] }));
    },
    forget: (name: string) => setErrors((before) => ({ ...before, [name]: undefined })),
    clear: () => setErrors({}),
    /** Says what is wrong, and leads to the first of it. */
    complain: (found: Errors, form: EventTarget | undefined) => {
      flushSync(() => setErrors((before) => ({ ...before, ...found })));
      focusFirst(form, '[aria-invalid="true"]');
    },
  };
};
