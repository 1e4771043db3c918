import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { type FieldCode, type Finding, fieldErrors } from '#shared/field-errors.ts';
import { ApiError, fieldErrorsOf } from './api-error.ts';
import { changedNames, type Draft, isNothing, read, typedOver } from './form-draft.ts';
import { numbersRead } from './form-numbers.ts';
import { currentTexts, useTranslation } from './i18n.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-drafts.ts';
import { registerUnsaved } from './unsaved.ts';

/** Nothing typed stands for null in what is no text, too. */
type TextOf<V> = Exclude<Extract<V, string>, ''>;
/** A number is a text while it is being typed. */
type Typed<V> = TextOf<V> | Extract<V, number>;
type Loose<V> = [Typed<V>] extends [never] ? Exclude<V, undefined | ''> : string | Extract<V, number | null>;
/** The fields of a form: a call's body as it is being typed. */
export type FormValues<S extends z.ZodMiniType> = { [K in keyof z.input<S>]-?: Loose<z.input<S>[K]> };
type TextName<V> = { [K in keyof V]: [Extract<V[K], string>] extends [never] ? never : K }[keyof V] & string;

type FormOptions<S extends z.ZodMiniObject, R> = {
  /** The body of the call, or as much of it as one types. */
  schema: S;
  /** The record as it was read, or empty; fields that nobody touched follow it. */
  initial: FormValues<S>;
  /** `(body) => save.mutateAsync({ body })`, of a `useSend`. */
  send: (body: z.output<S>) => Promise<R>;
  /** Asks once more before it is sent, where something cannot be undone; false: nothing is sent. */
  confirm?: (body: z.output<S>) => Promise<boolean>;
  /** Runs after it was saved; leaving the screen asks nothing any more. */
  onDone?: (reply: R) => void;
  /** Words of its own for what may be wrong with a field. */
  words?: Readonly<Record<string, Partial<Record<FieldCode, string>>>>;
  /** Nothing is lost when it is left, as with a login. */
  isFleeting?: boolean;
  /** It stays on the screen, whichever of the screen's tabs is open. */
  spansTabs?: boolean;
};

type Errors = Readonly<Record<string, Finding | { msg: string } | undefined>>;

/**
 * A form over the schema of what it sends. `bind('city')` spreads into a field, `set` is for what is not text. An error shows
 * on leaving a field, at submitting, or with the server's answer, and goes while typing.
 */
export const useForm = <S extends z.ZodMiniObject, R>(options: FormOptions<S, R>) => {
  const { schema, initial, send, confirm, onDone, words, isFleeting = false, spansTabs = false } = options;
  const { t } = useTranslation('errors');
  const [draft, setDraft] = useState<Draft>(() => ({ typed: isFleeting ? {} : keptDraft(initial) }));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  const typed = typedOver(draft, initial);
  const values: FormValues<S> = { ...initial, ...typed };
  const changes = changedNames({ ...draft, typed }, initial);
  const isDirty = changes.length > 0;
  const isLosable = isDirty && !isFleeting;

  const keep = useRef(() => {});
  useLayoutEffect(() => {
    keep.current = () => keepDraft(initial, typed);
  });
  useLayoutEffect(() => {
    if (!isLosable) return;
    const settle = async () => currentTexts()('unsaved.logout');
    return registerUnsaved({ isOnScreen: true, spansTabs, settle, keep: () => keep.current() });
  }, [isLosable, spansTabs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept stands in the form from its first showing on
  useLayoutEffect(() => {
    if (!isFleeting) forgetDraft(initial);
  }, []);

  const findings = (of: object): Finding[] => {
    const { error } = z.safeParse(schema, numbersRead(schema, of), { reportInput: true });
    const found = fieldErrors(error?.issues ?? []);
    return found.map((finding) =>
      isNothing(read(of, finding.field)) ? { ...finding, code: 'required' as const } : finding,
    );
  };
  const [required] = useState(() =>
    findings(Object.fromEntries(Object.keys(initial).map((name) => [name, '']))).map(({ field }) => field),
  );

  const change = (name: string, value: unknown) => {
    setDraft((before) => ({ ...before, typed: { ...typedOver(before, initial), [name]: value } }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  const errorOf = (name: string): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    return 'code' in error ? (words?.[name]?.[error.code] ?? t(`fields.${error.code}`, { ...error })) : error.msg;
  };

  const bind = <K extends TextName<FormValues<S>>>(name: K) => {
    const value: unknown = values[name];
    return {
      name,
      value: isNothing(value) && typeof value !== 'string' ? '' : String(value),
      required: required.includes(name),
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        // An error that appears now would push the button away from under the pointer; it is about to say it anyway.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
        const found = isNothing(value) ? undefined : findings(values).find(({ field }) => field === name);
        setErrors((before) => ({ ...before, [name]: found ?? before[name] }));
      },
    };
  };

  const complain = (found: Errors, form: EventTarget | undefined) => {
    flushSync(() => setErrors((before) => ({ ...before, ...found })));
    if (form instanceof Element) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const submit = async (form?: EventTarget): Promise<void> => {
    if (isBusy) return;
    const found = findings(values);
    if (found.length > 0) return complain(Object.fromEntries(found.map((one) => [one.field, one])), form);
    const body = z.parse(schema, numbersRead(schema, values));
    if (confirm && !(await confirm(body))) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const reply = await send(body);
      // What is saved must be known before the screen is left.
      flushSync(() => setDraft((before) => ({ ...before, saved: { values, over: JSON.stringify(initial) } })));
      onDone?.(reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const told = Object.entries(fieldErrorsOf(error));
      // Said once: under its field, or else for the whole form.
      setFailure(told.length > 0 && told.every(([name]) => name in initial) ? undefined : error);
      complain(Object.fromEntries(told.map(([name, msg]) => [name, { msg }])), form);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    bind,
    /** The same for what is no text: a tick, a choice of several. */
    set: <K extends keyof FormValues<S> & string>(name: K, value: FormValues<S>[K]) => change(name, value),
    errorOf: (name: keyof FormValues<S> & string) => errorOf(name),
    /** How many fields were really changed; what was undone does not count. */
    changes: changes.length,
    isDirty,
    /** Nothing that must be said is empty. */
    isFilled: !findings(values).some(({ code }) => code === 'required'),
    isBusy,
    /** What went wrong with the whole, not with one field. */
    error: failure,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      void submit(event?.currentTarget);
    },
    reset: () => {
      setDraft({ typed: {} });
      setErrors({});
      setFailure(undefined);
    },
  };
};

/** What the blocks around a form need of it. */
export type Form = Pick<
  ReturnType<typeof useForm>,
  'changes' | 'isDirty' | 'isFilled' | 'isBusy' | 'error' | 'submit' | 'reset'
>;
