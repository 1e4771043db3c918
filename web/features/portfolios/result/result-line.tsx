import type { ReactNode } from 'react';
import { longDate } from '#shared/domain/long-date.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Raised } from '#web/ui/raised.tsx';
import { WayThread } from '#web/ui/way-thread.tsx';
import type { Pair } from './result-sides.ts';

const NamedAssessment = ({ portfolio: { title, createdAt } }: { portfolio: Portfolio }) => {
  const { t } = useTranslation('results');
  return <Raised>{t('named', { title, date: longDate(createdAt, currentLanguage()) })}</Raised>;
};

export const ResultKey = ({ earlier, later }: Pair) => {
  const { t } = useTranslation('results');
  return (
    <ul className="result-key small muted row" aria-label={t('key.label')}>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle className="now" cx="8" cy="8" r="6.5" />
        </svg>
        <span>
          <NamedAssessment portfolio={later.portfolio} />
        </span>
      </li>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect className="then" x="2.5" y="2.5" width="11" height="11" />
        </svg>
        <span>
          <NamedAssessment portfolio={earlier.portfolio} />
        </span>
      </li>
      <li>{t('key.way')}</li>
    </ul>
  );
};

type ResultLineProps = {
  name: ReactNode;
  /** Absent without a comparison, null without a rating. */
  was?: number | null;
  is: number | null;
  figure: (value: number) => string;
  word?: string | undefined;
};

export const ResultLine = ({ name, was, is, figure, word }: ResultLineProps) => {
  const { t } = useTranslation('results');
  const said = (value: number | null) => (value === null ? t('glance.none') : figure(value));
  return (
    <li className="line">
      <span>{name}</span>
      <WayThread is={is} {...(was !== undefined && { was })} />
      <span className="verdict">
        {was !== undefined && <span className="muted">{t('glance.was', { was: said(was) })} </span>}
        <b className="figure">{said(is)}</b>
        {word && <span> {word}</span>}
      </span>
    </li>
  );
};
