import type * as z from 'zod/mini';
import { localized } from '#shared/domain/localized.ts';
import type { ratedSkill } from '#shared/schemas/portfolio.ts';
import { AutosaveField } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { ProofText, proofSchema } from './proof-text.tsx';

type ProofFieldProps = {
  skill: z.output<typeof ratedSkill>;
  /** The skill as it stands on the CV. */
  onCv: { proof: string | null } | undefined;
  example: string | undefined;
};

export const ProofField = ({ skill, onCv, example }: ProofFieldProps) => {
  const { t } = useTranslation('proofs');
  const { Skill: entry, value } = skill;
  const words = useRatingLabels()('level.skill');
  const { mutateAsync, ...sent } = useSend(api.usercv.addSkill, { success: t('saved') });
  const form = useForm({
    schema: proofSchema,
    initial: { proof: onCv?.proof ?? null },
    // A skill that is on the CV keeps the rating that it has there.
    send: ({ proof }) => mutateAsync({ body: { skillId: entry.id, proof, ...(!onCv && { value }) } }),
    isFleeting: true,
  });
  const name = localized(entry, currentLanguage()).name;
  return (
    <li>
      <h2>{name}</h2>
      {value !== null && <p className="small muted">{t('rated', { word: words[value] ?? '', value })}</p>}
      <AutosaveField form={form} sent={sent}>
        <ProofText label={t('sentenceOf', { name })} hint={example} form={form} isLabelHidden />
      </AutosaveField>
    </li>
  );
};
