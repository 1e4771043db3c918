import { monthlyCostOf } from '#shared/domain/usage-cost.ts';
import type { UniversityUsages } from '#shared/schemas/usage.ts';
import { dollars, fileSize } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';

export type UsageOfUniversity = UniversityUsages['rows'][number];

/** Of the last thirty days. */
export const UsedLine = ({ used }: { used: UsageOfUniversity | undefined }) => {
  const { t } = useTranslation('universityList');
  const language = currentLanguage();
  const { people = null, requests = null, bytes = null } = used ?? {};
  const cost = used ? monthlyCostOf(used, 30) : null;
  const facts = [
    people !== null && t('used.people', { count: people }),
    requests !== null && t('used.requests', { count: requests }),
    bytes !== null && fileSize(bytes, language),
    cost !== null && t('used.cost', { cost: dollars(cost, language) }),
  ].filter((fact) => fact !== false);
  return <span className="small muted">{facts.length > 0 ? facts.join(' · ') : t('used.none')}</span>;
};
