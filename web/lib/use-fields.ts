import { useState } from 'react';
import { type ApiError, fieldErrorsOf } from './api-error.ts';

type Checks<K extends string> = Partial<Record<K, (value: string, values: Record<K, string>) => string | undefined>>;

/** The texts of a form: spread `bind('email')` into a field. An error appears on leaving the field or with the server's answer, and goes while typing. */
export const useFields = <K extends string>(initial: Readonly<Record<K, string>>, checks: Checks<K> = {}) => {
  const [values, setValues] = useState<Record<K, string>>(initial);
  const [errors, setErrors] = useState<Partial<Record<K, string | undefined>>>({});

  const check = (name: K): string | undefined => checks[name]?.(values[name], values);
  const names = (): K[] => Object.keys(initial).filter((name): name is K => name in initial);

  const bind = (name: K) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    onBlur: () => {
      if (values[name] !== '') setErrors((before) => ({ ...before, [name]: check(name) }));
    },
  });

  /** Runs every check and shows what is wrong; true when nothing is. */
  const isValid = (): boolean => {
    const found = names().map((name) => [name, check(name)] as const);
    setErrors((before) => ({ ...before, ...Object.fromEntries(found) }));
    return found.every(([, error]) => error === undefined);
  };

  return {
    values,
    bind,
    isValid,
    isFilled: names().every((name) => values[name].trim() !== ''),
    /** Puts the server's findings under their fields. */
    showErrors: (error: ApiError) => setErrors((before) => ({ ...before, ...fieldErrorsOf(error) })),
  };
};
