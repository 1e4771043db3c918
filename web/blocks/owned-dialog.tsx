import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Texts } from '#shared/i18n/index.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import type { FormOptions, FormValues } from '#web/lib/forms/form-draft.ts';
import type { useForm } from '#web/lib/forms/use-form.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import type { Namespace } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { FormDialog } from './form-dialog.tsx';

type OwnedTexts = Record<
  'heading' | 'count_other' | 'empty' | 'emptyText' | 'add' | 'added' | 'edit' | 'editOf' | 'updated',
  string
> & { remove: Record<'label' | 'title' | 'text' | 'done', string> };
/** The namespaces that have all texts of such a list. */
type ListTexts = { [N in Namespace]: Texts[N] extends OwnedTexts ? N : never }[Namespace];

export type Owned<S extends z.ZodMiniObject> = FormValues<S> & { id: string; revision: number };

export type OwnedForm<S extends z.ZodMiniObject> = {
  texts: ListTexts;
  schema: S;
  calls: {
    create: ApiCall<[{ body: { userId: string } & z.output<S> }], Owned<S>>;
    update: ApiCall<[{ params: { id: string }; body: z.output<S>; revision?: number }], Owned<S>>;
  };
  userId: string;
  /** Initial values of a new record. */
  empty: FormValues<S>;
  fields: (bind: ReturnType<typeof useForm<S, Owned<S>>>['bind']) => ReactNode;
  words?: FormOptions<S, unknown>['words'];
};

/** A null `record` adds one. */
type OwnedDialogProps<S extends z.ZodMiniObject> = OwnedForm<S> & { record: Owned<S> | null; onClose: () => void };

export const OwnedDialog = <S extends z.ZodMiniObject>(props: OwnedDialogProps<S>) => {
  const { texts, schema, calls, userId, empty, fields, words, record, onClose } = props;
  const { t } = useTranslation([texts, 'common']);
  const add = useSend(calls.create, { success: t('added') });
  const change = useSend(calls.update, { success: t('updated'), isMerged: true });
  const form = useRecordForm({
    schema,
    initial: record ?? empty,
    revision: record?.revision,
    // The API expects the whole record (S7.28).
    send: (said, { revision }) =>
      record
        ? change.mutateAsync({ params: { id: record.id }, body: said, revision })
        : add.mutateAsync({ body: { userId, ...said } }),
    onDone: onClose,
    ...(words && { words }),
  });
  const title = record ? t('edit') : t('add');
  return (
    <FormDialog title={title} form={form} submitLabel={record ? t('common:save') : t('add')} onClose={onClose}>
      <div className="form-grid">{fields(form.bind)}</div>
    </FormDialog>
  );
};
