import { Ordinal } from '#web/blocks/ordinal.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';

const place = '\u0000';

export const YearSentence = ({ text, number }: { text: 'doctorates.year' | 'dates.year'; number: number }) => {
  const { t } = useTranslation('journey');
  const [before, after] = t(text, { ordinal: place }).split(place);
  return (
    <>
      {before}
      <Ordinal number={number} />
      {after}
    </>
  );
};
