import { longDay } from '#shared/domain/long-date.ts';
import type { Texts } from '#shared/i18n/index.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { company } from '#web/lib/company.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Raised } from '#web/ui/raised.tsx';
import './terms.css';

const inForceSince = '2021-01-01';
const changedOn = '2026-11-28';
const articles = [
  'notice',
  'access',
  'data',
  'property',
  'liability',
  'links',
  'cookies',
  'law',
] as const satisfies (keyof Texts['terms']['articles'])[];

const Article = ({ name }: { name: (typeof articles)[number] }) => {
  const { t } = useTranslation('terms');
  const paragraphs = t(`articles.${name}.text`, company.legal).split('\n');
  return (
    <li>
      <h2 className="t1">{t(`articles.${name}.title`)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </li>
  );
};

export const Terms = () => {
  const { t } = useTranslation('terms');
  const [date, changed] = [inForceSince, changedOn].map((day) => longDay(day, currentLanguage()));
  return (
    <div className="wrap terms">
      <PageHead title={t('title')} lead={<Raised>{t('since', { date, changed })}</Raised>} />
      {currentLanguage() !== 'fr' && <p>{t('frenchOnly')}</p>}
      <ol lang="fr">
        {articles.map((name) => (
          <Article key={name} name={name} />
        ))}
      </ol>
    </div>
  );
};
