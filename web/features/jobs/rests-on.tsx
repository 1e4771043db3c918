import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { DomainField, useDomainNames } from './domain-field.tsx';

/** Holds the assessment that ranks the list, and the ways to change it. */
export type JobsSource = {
  userId: string;
  portfolio: Portfolio;
  portfolios: readonly Portfolio[];
  onChoose: (portfolioId: string) => void;
  wishesPath: string;
};

const ChangeSource = ({ portfolio, portfolios, onChoose, wishesPath }: JobsSource) => {
  const { t } = useTranslation('jobs');
  const { wishes } = portfolio;
  return (
    <DisclosureMenu label={t('rests.change')} icon="pencil" className="near">
      <SelectField
        label={t('choose')}
        hint={t('chooseHint')}
        value={portfolio.id}
        onChange={({ target }) => onChoose(target.value)}
        options={portfolios.map(({ id, title, createdAt }) => ({
          value: id,
          label: t('option', { title, date: longDate(createdAt, currentLanguage()) }),
        }))}
      />
      <DomainField portfolio={portfolio} />
      <div className="small">
        <p>
          <b>{t('rests.draws')}</b>
        </p>
        <p className="muted">
          {wishes.length > 0 ? wishes.map((kind) => t(`wish.${kind}`)).join(' · ') : t('rests.none')}
        </p>
        <Link to={wishesPath}>{t('rests.answers')}</Link>
      </div>
    </DisclosureMenu>
  );
};

type AnswersAloneProps = JobsSource & { isRanked: boolean };

/** Says that neither domain, wishes nor thesis rank the jobs. */
const AnswersAlone = ({ userId, portfolio: { researchDomain, wishes }, wishesPath, isRanked }: AnswersAloneProps) => {
  const { t } = useTranslation('jobs');
  const isAlone = researchDomain === null && wishes.length === 0;
  const { data } = useCall(api.doctorates.get, [{ params: { userId } }], { isEnabled: isAlone, isSilent: true });
  if (!isRanked || !isAlone || !data || data.thesisTitle) return null;
  return (
    <p className="small muted">
      {t('rests.alone')} <Link to={wishesPath}>{t('rests.say')}</Link>
    </p>
  );
};

type RestsOnProps = { source: JobsSource; count?: ReactNode; filters?: ReactNode };

export const RestsOn = ({ source, count, filters }: RestsOnProps) => {
  const { t } = useTranslation('jobs');
  const { portfolio } = source;
  const domain = useDomainNames(portfolio) || t('allDomains');
  return (
    <>
      <ul className="rests" aria-label={t('rests.title')}>
        <li className="how-many">{count}</li>
        <li>{domain}</li>
        <li>{t('rests.wishes', { count: portfolio.wishes.length })}</li>
        <li className="own">{portfolio.title}</li>
        <li>
          <ChangeSource {...source} />
        </li>
        {filters && <li className="push">{filters}</li>}
      </ul>
      <AnswersAlone {...source} isRanked={Boolean(count)} />
    </>
  );
};
