import { useId } from 'react';
import { originsOf } from '#shared/matching/job-reasons.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';

import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { SignedBar } from './signed-bar.tsx';
import { signedFigure } from './signed-figure.ts';

/** What a job's place is made of: what each kind of answer adds to an average job's score, and what that makes in all. */
export const Origins = ({ explanation }: { explanation: JobExplanation }) => {
  const { t } = useTranslation('explanations');
  const id = useId();
  const language = currentLanguage();
  const { origins, total } = originsOf(explanation);
  const most = Math.max(...origins.map(({ figure }) => Math.abs(figure)));
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{t('origins.title')}</h4>
      <p className="small muted measure">{t('origins.hint')}</p>
      <ul className="weighed">
        {origins.map(({ kind, figure }) => (
          <li key={kind}>
            <span>{t(`origins.kind.${kind}`)}</span>
            <SignedBar value={figure} most={most} />
            <b className="num">{signedFigure(figure, language)}</b>
          </li>
        ))}
      </ul>
      <p className="small">
        <strong>{t('origins.total', { figure: signedFigure(total, language) })}</strong>{' '}
        <span className="muted">{t('origins.note')}</span>
      </p>
    </section>
  );
};
