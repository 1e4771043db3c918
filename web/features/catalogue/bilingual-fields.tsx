import type { ComponentProps } from 'react';
import { maxDefinition } from '#shared/domain/catalogue-limits.ts';
import type { Language } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';

const names = {
  fr: { name: 'nameFR', definition: 'definitionFR', description: 'descriptionFR' },
  en: { name: 'name', definition: 'definition', description: 'description' },
} as const;
type Name = (typeof names)[Language]['name' | 'definition' | 'description'];

type Bound = Pick<ComponentProps<typeof TextField>, 'name' | 'required' | 'error' | 'versions'> & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: (event: { relatedTarget: EventTarget | null }) => void;
};

export const BilingualFields = ({ bind }: { bind: (name: Name) => Bound }) => {
  const { t } = useTranslation(['catalogues', 'common']);
  return (
    <>
      <p className="hint above-sheet">{t('common:requiredFields')}</p>
      <div className="sheet pad bilingual">
        {(['fr', 'en'] as const).map((language) => {
          const { name, definition, description } = names[language];
          return (
            <fieldset key={language}>
              <legend lang={language}>
                <span className="tag" aria-hidden="true">
                  {language.toUpperCase()}
                </span>
                {t(language === 'fr' ? 'common:french' : 'common:english')}
              </legend>
              <TextField label={t('detail.name')} lang={language} {...bind(name)} />
              <TextField
                label={t('detail.definition')}
                hint={t('detail.definitionHint', { count: maxDefinition })}
                lang={language}
                {...bind(definition)}
              />
              <TextArea label={t('detail.description')} rows={6} lang={language} {...bind(description)} />
            </fieldset>
          );
        })}
      </div>
    </>
  );
};
