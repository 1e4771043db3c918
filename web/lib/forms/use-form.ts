import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { ApiError, fieldErrorsOf, mostMerges, presentRecord } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/error-text.ts';
import { notifyError } from '#web/lib/calls/notify.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';
import {
  afterSaving,
  changedNames,
  type Draft,
  heldIn,
  isNothing,
  nothingTyped,
  read,
  typedOver,
  typeInto,
} from './form-draft.ts';
import type { Merging } from './form-merging.ts';
import { numbersRead } from './form-numbers.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-drafts.ts';
import { registerUnsaved } from './unsaved.ts';
import { type FieldWords, focusFirst, useFieldErrors } from './use-field-errors.ts';

/** Nothing typed stands for null in what is no text, too. */
type TextOf<V> = Exclude<Extract<V, string>, ''>;
/** A number is a text while it is being typed. */
type Typed<V> = TextOf<V> | Extract<V, number>;
type Loose<V> = [Typed<V>] extends [never] ? Exclude<V, undefined | ''> : string | Extract<V, number | null>;
/** The fields of a form: a call's body as it is being typed. */
export type FormValues<S extends z.ZodMiniType> = { [K in keyof z.input<S>]-?: Loose<z.input<S>[K]> };
type TextName<V> = { [K in keyof V]: [Extract<V[K], string>] extends [never] ? never : K }[keyof V] & string;

/** The revision on which a change rests, and as much of the body as was changed (D90). */
type Change<S extends z.ZodMiniObject> = { changed: Partial<z.output<S>>; revision: number | undefined };

export type FormOptions<S extends z.ZodMiniObject, R> = {
  /** The body of the call, or as much of it as one types. */
  schema: S;
  /** The record as it was read, or empty; fields that nobody touched follow it. */
  initial: FormValues<S>;
  /** The revision of that record, where it has one. */
  revision?: number | undefined;
  /** The values of the form in a record that was changed meanwhile; its fields by their names, unless said. */
  valuesOf?: (record: R) => FormValues<S>;
  /** `(body) => save.mutateAsync({ body })`, of a `useSend`. */
  send: (body: z.output<S>, change: Change<S>) => Promise<R>;
  /** Asks once more before it is sent, where something cannot be undone; false: nothing is sent. */
  confirm?: (body: z.output<S>) => Promise<boolean>;
  /** Runs after it was saved; leaving the screen asks nothing any more. */
  onDone?: (reply: R) => void;
  words?: FieldWords;
  /** Nothing is lost when it is left, as with a login. */
  isFleeting?: boolean;
  /** It stays on the screen, whichever of the screen's tabs is open. */
  spansTabs?: boolean;
};

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, read(from, name)]));

const revisionOf = (record: unknown): number | undefined => {
  const revision = typeof record === 'object' && record !== null ? read(record, 'revision') : undefined;
  return typeof revision === 'number' ? revision : undefined;
};

/**
 * A form over the schema of what it sends. `bind('city')` spreads into a field, `bindChoice` into what is no text. An error
 * shows on leaving a field, at submitting, or with the server's answer, and goes while typing. What exists already is changed in
 * a `useRecordForm`.
 */
export const useForm = <S extends z.ZodMiniObject, R>(options: FormOptions<S, R>, merging?: Merging) => {
  const { schema, initial, revision, send, confirm, onDone, words, isFleeting = false, spansTabs = false } = options;
  const [draft, setDraft] = useState<Draft>(() => (isFleeting ? nothingTyped : keptDraft(initial)));
  const errors = useFieldErrors(schema, Object.keys(initial), words);
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  const since = JSON.stringify([initial, revision]);
  const heldBy = (of: Draft) => heldIn(of, { values: initial, revision, since });
  const valuesBy = (of: Draft): FormValues<S> => ({
    ...initial,
    ...heldBy(of).values,
    ...typedOver(of, heldBy(of).values),
  });
  const held = heldBy(draft).values;
  const values = valuesBy(draft);
  const changes = changedNames(draft, held);
  const twofold = merging?.twofoldNames(draft, held) ?? [];
  const isDirty = changes.length > 0;
  const isLosable = isDirty && !isFleeting;

  const keep = useRef(() => {});
  useLayoutEffect(() => {
    keep.current = () => keepDraft(initial, draft);
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

  const change = (name: string, value: unknown) => {
    setDraft((before) => typeInto(before, heldBy(before).values, name, value));
    errors.forget(name);
  };

  const choose = (name: string) => (chosen: Draft) => {
    setDraft(chosen);
    errors.forget(name);
  };
  const versionsOf = (name: string) => merging?.versionsOf(name, { draft, held, choose: choose(name) });

  const bind = <K extends TextName<FormValues<S>>>(name: K) => {
    const value: unknown = values[name];
    return {
      name,
      value: isNothing(value) && typeof value !== 'string' ? '' : String(value),
      required: errors.isRequired(name),
      error: errors.textOf(name),
      versions: versionsOf(name),
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        // An error that appears now would push the button away from under the pointer; it is about to say it anyway.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
        errors.look(name, values);
      },
    };
  };

  /** Sends what that draft changes, unless something must be mended or chosen first; undefined when nothing was saved. */
  const attempt = async (of: Draft, form: EventTarget | undefined, merges = 0): Promise<{ reply: R } | undefined> => {
    const now = valuesBy(of);
    const base = heldBy(of);
    if (merging && merging.twofoldNames(of, base.values).length > 0) {
      focusFirst(form, '.versions button');
      return undefined;
    }
    const found = errors.findings(now);
    if (found.length > 0) {
      errors.complain(Object.fromEntries(found.map((one) => [one.field, one])), form);
      return undefined;
    }
    const body = z.parse(schema, numbersRead(schema, now));
    if (merges === 0 && confirm && !(await confirm(body))) return undefined;
    const changed = pick(body, changedNames(of, base.values)) as Partial<z.output<S>>;
    setBusy(true);
    try {
      const reply = await send(body, { changed, revision: base.revision });
      const known = { since, revision: revisionOf(reply) };
      // What is saved must be known before the screen is left.
      flushSync(() => setDraft((before) => afterSaving(before, now, known)));
      return { reply };
    } catch (error) {
      const record = merging && presentRecord(error);
      if (!record || merges === mostMerges) throw error;
      const given = options.valuesOf?.(record as R) ?? pick(record, Object.keys(initial));
      const known = { values: given, revision: revisionOf(record), since };
      flushSync(() => setDraft((before) => ({ ...before, known })));
      const merged = { ...of, known };
      if (merging.twofoldNames(merged, given).length > 0) notifyError(errorText(error as ApiError));
      return attempt(merged, form, merges + 1);
    }
  };

  const submit = async (form?: EventTarget): Promise<void> => {
    if (isBusy) return;
    setFailure(undefined);
    try {
      const done = await attempt(draft, form);
      if (done) onDone?.(done.reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'changed_meanwhile') notifyError(errorText(error));
      const told = Object.entries(fieldErrorsOf(error));
      // Said once: under its field, or else for the whole form.
      setFailure(told.length > 0 && told.every(([name]) => name in initial) ? undefined : error);
      errors.complain(Object.fromEntries(told.map(([name, msg]) => [name, { msg }])), form);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    bind,
    /** The same for what is no text: a tick, a choice of several. */
    bindChoice: <K extends keyof FormValues<S> & string>(name: K) => ({
      value: values[name],
      error: errors.textOf(name),
      versions: versionsOf(name),
      onChange: (value: FormValues<S>[K]) => change(name, value),
    }),
    set: <K extends keyof FormValues<S> & string>(name: K, value: FormValues<S>[K]) => change(name, value),
    errorOf: (name: keyof FormValues<S> & string) => errors.textOf(name),
    /** How many fields were really changed; what was undone does not count. */
    changes: changes.length,
    isDirty,
    /** The number of fields of which one of two versions must be chosen. */
    twofold: twofold.length,
    /** The names of the fields that must be said and are empty. */
    missing: errors.findings(values).flatMap(({ code, field }) => (code === 'required' ? field : [])),
    isBusy,
    /** What went wrong with the whole, not with one field. */
    error: failure,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      void submit(event?.currentTarget);
    },
    reset: () => {
      setDraft((before) => ({ ...before, ...nothingTyped }));
      errors.clear();
      setFailure(undefined);
    },
  };
};

/** What the blocks around a form need of it. */
export type Form = Pick<
  ReturnType<typeof useForm>,
  'changes' | 'isDirty' | 'twofold' | 'missing' | 'isBusy' | 'error' | 'submit' | 'reset'
>;
