import { useId } from 'react';
import { jobStars } from '#shared/matching/badges.ts';
import type { Certainty } from '#shared/matching/types.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useFacts } from './facts.ts';
import { metWishes } from './met-wishes.ts';

/** A job with one star is outside the first eight: other answers could only let it in, whatever its certainty. */
const steadinessAt = (place: number, certainty: Certainty): Certainty | 'mayEnter' =>
  jobStars(place) === 1 && certainty !== 'look' ? 'mayEnter' : certainty;

type BriefProps = { explanation: JobExplanation; place: number; wishes: Portfolio['wishes'] };

export const Brief = ({ explanation: { Job, certainty, parts }, place, wishes }: BriefProps) => {
  const { t } = useTranslation(['jobPage', 'jobs']);
  const id = useId();
  const met = metWishes(wishes, parts).map((kind) => t(`jobs:wish.${kind}`));
  const rows = [
    ...useFacts(Job).map(({ heading, text }) => [heading, text || t('brief.unsaid')]),
    ...(wishes.length > 0 ? [[t('brief.wishes'), met.join(', ') || t('brief.noWish')]] : []),
    [t('brief.steadiness'), t(`brief.${steadinessAt(place, certainty)}`)],
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('brief.title')}</h2>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
