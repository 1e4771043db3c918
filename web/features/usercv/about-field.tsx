import * as z from 'zod/mini';
import { userCvChanges } from '#shared/schemas/usercv.ts';
import { KeptField } from '#web/blocks/kept-field.tsx';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { CvRecord } from './use-cv.ts';

const schema = z.pick(userCvChanges, { about: true });

/** The text about oneself, saved on leaving it. */
export const AboutField = ({ record: { stored, change, sent } }: { record: CvRecord }) => {
  const { t } = useTranslation('usercv');
  const form = useRecordForm({
    schema,
    initial: { about: stored.about },
    revision: stored.revision,
    send: (_, { changed, revision }) => change(changed, revision),
    isFleeting: true,
  });
  return (
    <KeptField form={form} sent={sent}>
      <TextArea label={t('about')} hint={t('aboutHint')} {...form.bind('about')} />
    </KeptField>
  );
};
