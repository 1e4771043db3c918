import * as z from 'zod/mini';
import { addedSkill, longestProof } from '#shared/schemas/usercv.ts';
import type { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea } from '#web/ui/fields/text-field.tsx';

export const proofSchema = z.required(z.pick(addedSkill, { proof: true }));

type ProofForm = Pick<ReturnType<typeof useForm<typeof proofSchema, unknown>>, 'bind' | 'values'>;

type ProofTextProps = { label: string; hint?: string | undefined; form: ProofForm; isLabelHidden?: boolean };

export const ProofText = ({ label, hint, form, isLabelHidden }: ProofTextProps) => {
  const { t } = useTranslation('proofs');
  const count = form.values.proof?.trim().length ?? 0;
  return (
    <TextArea
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      count={t('letters', { count, most: longestProof })}
      rows={3}
      {...form.bind('proof')}
    />
  );
};
