import { ordinalSuffix } from '#shared/domain/ordinal.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

/** "2nd", "2<sup>e</sup>". */
export const Ordinal = ({ number }: { number: number }) => {
  const language = currentLanguage();
  const suffix = ordinalSuffix(number, language);
  return (
    <>
      {number}
      {language === 'fr' ? <sup>{suffix}</sup> : suffix}
    </>
  );
};
