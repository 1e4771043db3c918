import { researchDomains } from '#shared/lists.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/api.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { useLabels } from '#web/lib/use-labels.ts';
import { useSend } from '#web/lib/use-send.ts';
import { SelectField } from '#web/ui/select-field.tsx';

/** The research domain whose jobs are suggested from an assessment, once there is one; saved as it is chosen. */
export const DomainField = ({ portfolio }: { portfolio: Portfolio | undefined }) => {
  const { t } = useTranslation('jobs');
  const { mutate, sending } = useSend(api.portfolios.update);
  const value = sending ? sending.body.researchDomain : portfolio?.researchDomain;
  const labels = useLabels()('researchDomain');
  const options = researchDomains
    .map((domain) => ({ value: String(domain), label: labels[domain] ?? '' }))
    .sort((a, b) => a.label.localeCompare(b.label, currentLanguage()));
  return (
    <SelectField
      label={t('domain')}
      hint={t('domainHint')}
      value={value ?? ''}
      disabled={!portfolio}
      onChange={({ target }) =>
        portfolio && mutate({ params: { id: portfolio.id }, body: { researchDomain: target.value } })
      }
      placeholder={t('allDomains')}
      options={options}
    />
  );
};
