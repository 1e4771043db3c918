import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { WayThread } from '#web/ui/way-thread.tsx';

type ResultLineProps = {
  name: ReactNode;
  /** What stood there then; left out where nothing is compared, null where there was no rating. */
  was?: number | null;
  is: number | null;
  /** How a rating is written. */
  figure: (value: number) => string;
  /** Beside the figure, such as its word. */
  word?: string | undefined;
};

/** One thing with its rating, drawn and in figures, or with two of them. */
export const ResultLine = ({ name, was, is, figure, word }: ResultLineProps) => {
  const { t } = useTranslation('results');
  const said = (value: number | null) => (value === null ? t('glance.none') : figure(value));
  return (
    <li className="line">
      <span>{name}</span>
      <WayThread is={is} {...(was !== undefined && { was })} />
      <span className="verdict">
        {was !== undefined && <span className="muted">{t('glance.was', { was: said(was) })} </span>}
        <b>{said(is)}</b>
        {word && <span> {word}</span>}
      </span>
    </li>
  );
};
