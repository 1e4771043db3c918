import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/index.ts';
import type { Formation } from '#shared/schemas/formation.ts';
import { KeptField } from '#web/blocks/kept-field.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useSend } from '#web/lib/use-send.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CategoryField } from './category-field.tsx';

const { body } = contracts.formations.update;
const isFleeting = true;

/** What is said of a course, each field saved on leaving it; two administrators never overwrite each other unseen. */
export const FormationFields = ({ formation }: { formation: Formation }) => {
  const { t } = useTranslation('formations');
  const of = { params: { id: formation.id }, basedOn: formation };
  const rename = useSend(api.formations.update, { success: t('detail.titleSaved') });
  const move = useSend(api.formations.update);
  const describe = useSend(api.formations.update);
  const title = useForm({
    schema: z.pick(body, { title: true }),
    initial: { title: formation.title },
    send: (said) => rename.mutateAsync({ ...of, body: said }),
    isFleeting,
  });
  const url = useForm({
    schema: z.pick(body, { url: true }),
    initial: { url: formation.url },
    send: (said) => move.mutateAsync({ ...of, body: said }),
    words: { url: { invalid_value: t('detail.urlWrong') } },
    isFleeting,
  });
  const description = useForm({
    schema: z.pick(body, { description: true }),
    initial: { description: formation.description },
    send: (said) => describe.mutateAsync({ ...of, body: said }),
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
