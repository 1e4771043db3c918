import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/index.ts';
import type { Formation } from '#shared/schemas/formation.ts';
import { KeptField } from '#web/blocks/kept-field.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { CategoryField } from './category-field.tsx';

const { body } = contracts.formations.update;
const isFleeting = true;

/** What is said of a course, each field saved on leaving it; two administrators never overwrite each other unseen. */
export const FormationFields = ({ formation }: { formation: Formation }) => {
  const { t } = useTranslation('formations');
  const { revision } = formation;
  const params = { id: formation.id };
  const isMerged = true;
  const rename = useSend(api.formations.update, { success: t('detail.titleSaved'), isMerged });
  const move = useSend(api.formations.update, { isMerged });
  const describe = useSend(api.formations.update, { isMerged });
  const title = useRecordForm({
    schema: z.pick(body, { title: true }),
    initial: { title: formation.title },
    revision,
    send: (body, change) => rename.mutateAsync({ params, body, revision: change.revision }),
    isFleeting,
  });
  const url = useRecordForm({
    schema: z.pick(body, { url: true }),
    initial: { url: formation.url },
    revision,
    send: (body, change) => move.mutateAsync({ params, body, revision: change.revision }),
    words: { url: { invalid_value: t('detail.urlWrong') } },
    isFleeting,
  });
  const description = useRecordForm({
    schema: z.pick(body, { description: true }),
    initial: { description: formation.description },
    revision,
    send: (body, change) => describe.mutateAsync({ params, body, revision: change.revision }),
    isFleeting,
  });

  return (
    <div className="sheet pad form-grid kept-fields">
      <KeptField form={title} sent={rename} isWide>
        <TextField label={t('add.name')} {...title.bind('title')} />
      </KeptField>
      <KeptField form={url} sent={move}>
        <TextField label={t('detail.url')} inputMode="url" {...url.bind('url')} />
      </KeptField>
      <CategoryField formation={formation} />
      <KeptField form={description} sent={describe} isWide>
        <TextArea label={t('add.description')} rows={4} {...description.bind('description')} />
      </KeptField>
    </div>
  );
};
