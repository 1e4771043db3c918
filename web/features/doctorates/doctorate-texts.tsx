import * as z from 'zod/mini';
import { countWords } from '#shared/domain/count-words.ts';
import type { Texts } from '#shared/i18n/index.ts';
import { type Doctorate, doctorateTexts, textsChanges } from '#shared/schemas/doctorate.ts';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { MyDoctorate } from './my-doctorate.tsx';

type TextName = keyof typeof doctorateTexts.shape;
type Word = Exclude<keyof Texts['doctorates'], `words_${string}`>;

/** The i18n key of a text is its name; the key of its hint ends with `Hint`. */
export type TextGroup = { title: Word; hint?: Word; fields: readonly TextName[] };

type DoctorateTextsProps = {
  userId: string;
  doctorate: Doctorate;
  groups: readonly TextGroup[];
  /** Message after saving. */
  success: string;
};

export const DoctorateTexts = ({ userId, doctorate, groups, success }: DoctorateTextsProps) => {
  const { t } = useTranslation('doctorates');
  const { mutateAsync } = useSend(api.doctorates.update, { success, isMerged: true });
  const chosen = Object.fromEntries(groups.flatMap(({ fields }) => fields.map((name) => [name, true as const])));
  const mask = chosen as Record<TextName, true>;
  const form = useRecordForm({
    schema: z.pick(textsChanges, mask),
    initial: z.parse(z.pick(doctorateTexts, mask), doctorate),
    revision: doctorate.revision,
    send: (_, { changed, revision }) => mutateAsync({ params: { userId }, body: changed, revision }),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      {groups.map(({ title, hint, fields }) => (
        <FormGroup isGrid key={title} title={t(title)} {...(hint && { hint: t(hint) })}>
          {fields.map((name) => (
            <TextArea
              key={name}
              label={t(name)}
              hint={t(`${name}Hint`)}
              count={t('words', { count: countWords(form.values[name] ?? '') })}
              isWide
              {...form.bind(name)}
            />
          ))}
        </FormGroup>
      ))}
      <SaveFooter form={form} />
    </form>
  );
};

const careerGroups: readonly TextGroup[] = [
  { title: 'project', fields: ['proProjectElements'] },
  { title: 'plan', fields: ['careerPlan'] },
];

export const CareerTexts = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('common');
  return (
    <MyDoctorate userId={userId}>
      {(doctorate) => (
        <DoctorateTexts
          userId={userId}
          doctorate={doctorate}
          groups={careerGroups}
          success={t('informationsUpdated')}
        />
      )}
    </MyDoctorate>
  );
};
