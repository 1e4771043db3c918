import type * as z from 'zod/mini';
import type { ApiCall } from '#web/lib/client.ts';
import { type FormValues, useForm } from '#web/lib/use-form.ts';
import { useSend } from '#web/lib/use-send.ts';

type OwnedFormOptions<S extends z.ZodMiniObject> = {
  /** What one says of a thing: `said` of its shapes. */
  schema: S;
  calls: {
    create: ApiCall<[{ body: { userId: string } & z.output<S> }], unknown>;
    update: ApiCall<[{ params: { id: string }; body: z.output<S> }], unknown>;
  };
  userId: string;
  /** The thing that is changed, or null to add one, which begins as `empty`. */
  record: (FormValues<S> & { id: string }) | null;
  empty: FormValues<S>;
  /** What the message says when one was added, or changed. */
  success: { added: string; updated: string };
  words?: Parameters<typeof useForm<S, unknown>>[0]['words'];
  onDone: () => void;
};

/** The form of a thing in an `OwnedList`: changes it, or adds one to that person's. */
export const useOwnedForm = <S extends z.ZodMiniObject>(options: OwnedFormOptions<S>) => {
  const { schema, calls, userId, record, empty, success, words, onDone } = options;
  const add = useSend(calls.create, { success: success.added });
  const change = useSend(calls.update, { success: success.updated });
  return useForm({
    schema,
    initial: record ?? empty,
    send: (said) =>
      record
        ? change.mutateAsync({ params: { id: record.id }, body: said })
        : add.mutateAsync({ body: { userId, ...said } }),
    onDone,
    ...(words && { words }),
  });
};
