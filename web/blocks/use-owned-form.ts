import type * as z from 'zod/mini';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import type { FormOptions, FormValues } from '#web/lib/forms/use-form.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';

type Owned<S extends z.ZodMiniObject> = FormValues<S> & { id: string; revision: number };

type OwnedFormOptions<S extends z.ZodMiniObject> = {
  schema: S;
  calls: {
    create: ApiCall<[{ body: { userId: string } & z.output<S> }], Owned<S>>;
    update: ApiCall<[{ params: { id: string }; body: z.output<S>; revision?: number }], Owned<S>>;
  };
  userId: string;
  /** Null to add a record that starts as `empty`. */
  record: Owned<S> | null;
  empty: FormValues<S>;
  success: { added: string; updated: string };
  words?: FormOptions<S, unknown>['words'];
  onDone: () => void;
};

export const useOwnedForm = <S extends z.ZodMiniObject>(options: OwnedFormOptions<S>) => {
  const { schema, calls, userId, record, empty, success, words, onDone } = options;
  const add = useSend(calls.create, { success: success.added });
  const change = useSend(calls.update, { success: success.updated, isMerged: true });
  return useRecordForm({
    schema,
    initial: record ?? empty,
    revision: record?.revision,
    // A record is sent whole (S7.28).
    send: (said, { revision }) =>
      record
        ? change.mutateAsync({ params: { id: record.id }, body: said, revision })
        : add.mutateAsync({ body: { userId, ...said } }),
    onDone,
    ...(words && { words }),
  });
};
