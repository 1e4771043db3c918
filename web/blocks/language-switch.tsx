import { currentLanguage, switchLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';

export const LanguageSwitch = () => {
  const { t } = useTranslation('common');
  return (
    <Segmented
      label={t('language')}
      value={currentLanguage()}
      segments={[
        { value: 'fr', face: 'FR', label: `FR, ${t('french')}`, lang: 'fr' },
        { value: 'en', face: 'EN', label: `EN, ${t('english')}`, lang: 'en' },
      ]}
      onChange={(language) => void switchLanguage(language)}
    />
  );
};
