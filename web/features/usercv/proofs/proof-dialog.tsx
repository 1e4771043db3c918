import { FormDialog } from '#web/blocks/form-dialog.tsx';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { ProofText, proofSchema } from './proof-text.tsx';

type ProofDialogProps = {
  name: string;
  proof: string | null;
  send: (proof: string | null) => Promise<unknown>;
  stale: Pick<ApiCall<never, unknown>, 'key' | 'stale'>;
  onClose: () => void;
};

export const ProofDialog = ({ name, proof, send, stale, onClose }: ProofDialogProps) => {
  const { t } = useTranslation(['proofs', 'common']);
  const { key, stale: groups } = stale;
  const { mutateAsync } = useSend(Object.assign(send, { key, stale: groups }), {
    success: t('saved'),
    onDone: onClose,
  });
  const form = useForm({ schema: proofSchema, initial: { proof }, send: (said) => mutateAsync(said.proof) });
  return (
    <FormDialog title={name} form={form} submitLabel={t('common:save')} canSubmitEmpty onClose={onClose}>
      <ProofText label={t('sentence')} hint={t('how')} form={form} />
    </FormDialog>
  );
};
