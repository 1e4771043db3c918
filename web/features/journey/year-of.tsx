import { Ordinal } from '#web/blocks/ordinal.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** Stands in a sentence where the number goes. */
const place = '\u0000';

/** A sentence with the number of a year of the doctorate. */
export const YearOf = ({ text, number }: { text: 'doctorates.year' | 'dates.year'; number: number }) => {
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
