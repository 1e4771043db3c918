import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { type Finding, fieldErrors } from '#shared/field-errors.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { type FieldWords, isEmptyValue, numbersRead, read } from './form-draft.ts';

type Errors = Readonly<Record<string, Finding | { msg: string } | undefined>>;

export const focusFirst = (form: EventTarget | undefined, selector: string): void => {
  if (form instanceof Element) form.querySelector<HTMLElement>(selector)?.focus();
};

export const useFieldErrors = (schema: z.ZodMiniObject, names: readonly string[], words: FieldWords = {}) => {
  const { t } = useTranslation('errors');
  const [errors, setErrors] = useState<Errors>({});
  const emptied = useRef(new Set<string>());

  const findings = (values: object): Finding[] => {
    const { error } = z.safeParse(schema, numbersRead(schema, values), { reportInput: true });
    return fieldErrors(error?.issues ?? []).map((finding) =>
      isEmptyValue(read(values, finding.field)) ? { ...finding, code: 'required' as const } : finding,
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
    /** Skips empty fields, unless they held something before. */
    look: (name: string, values: object) => {
      if (isEmptyValue(read(values, name)) && !emptied.current.has(name)) return;
      const found = findings(values).find(({ field }) => field === name);
      setErrors((before) => ({ ...before, [name]: found ?? before[name] }));
    },
    forget: (name: string) => setErrors((before) => ({ ...before, [name]: undefined })),
    noteEmptied: (name: string, before: unknown, after: unknown) => {
      if (!isEmptyValue(after)) emptied.current.delete(name);
      else if (!isEmptyValue(before)) emptied.current.add(name);
    },
    clear: () => {
      emptied.current.clear();
      setErrors({});
    },
    complain: (found: Errors, form: EventTarget | undefined) => {
      flushSync(() => setErrors((before) => ({ ...before, ...found })));
      focusFirst(form, '[aria-invalid="true"]');
    },
  };
};

export type FieldErrors = ReturnType<typeof useFieldErrors>;
