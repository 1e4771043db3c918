import * as z from 'zod/mini';
import { userCvChanges } from '#shared/schemas/usercv.ts';
import { KeptField } from '#web/blocks/kept-field.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { useForm } from '#web/lib/use-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import type { CvRecord } from './use-cv.ts';

const schema = z.pick(userCvChanges, { about: true });

/** The text about oneself, saved on leaving it. */
export const AboutField = ({ record: { stored, change, sent } }: { record: CvRecord }) => {
  const { t } = useTranslation('usercv');
  const form = useForm({ schema, initial: { about: stored.about }, send: change, isFleeting: true });
  return (
    <KeptField form={form} sent={sent}>
      <TextArea label={t('about')} hint={t('aboutHint')} {...form.bind('about')} />
    </KeptField>
  );
};
