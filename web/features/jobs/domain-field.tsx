import { useState } from 'react';
import { researchDomains } from '#shared/lists.ts';
import { neighboursOf } from '#shared/matching/input.ts';
import type { Portfolio, PortfolioChanges } from '#shared/schemas/portfolio-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';

/** Empty when all domains are searched. */
export const useDomainNames = ({ researchDomain, otherDomains }: Portfolio): string => {
  const labels = useLabels()('researchDomain');
  return [researchDomain, ...otherDomains].flatMap((domain) => (domain ? [labels[Number(domain)]] : [])).join(', ');
};

/** Sorts the domains by name in the language of the page. */
export const useDomainOptions = () => {
  const labels = useLabels()('researchDomain');
  return researchDomains
    .map((domain) => ({ value: String(domain), label: labels[domain] ?? '' }))
    .sort((a, b) => a.label.localeCompare(b.label, currentLanguage()));
};

type OtherDomainsProps = {
  chosen: readonly string[];
  options: readonly { value: string; label: string }[];
  onChange: (chosen: string[]) => void;
};

const OtherDomains = ({ chosen, options, onChange }: OtherDomainsProps) => {
  const { t } = useTranslation('jobs');
  const [first = '', second = ''] = chosen;
  const change = (...domains: string[]) => onChange(domains.filter((domain) => domain !== ''));
  const without = (taken: string) => options.filter(({ value }) => value !== taken);
  return (
    <fieldset className="stack stack-2">
      <legend className="hint">{t('neighbours.hint')}</legend>
      <SelectField
        label={t('neighbours.first')}
        value={first}
        placeholder={t('neighbours.none')}
        options={without(second)}
        onChange={({ target }) => change(target.value, second)}
      />
      <SelectField
        label={t('neighbours.second')}
        value={second}
        disabled={first === ''}
        placeholder={t('neighbours.none')}
        options={without(first)}
        onChange={({ target }) => change(first, target.value)}
      />
    </fieldset>
  );
};

export const DomainField = ({ portfolio }: { portfolio: Portfolio }) => {
  const { t } = useTranslation('jobs');
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, sending } = useSend(api.portfolios.update, { inOrder: true });
  const changed = { ...portfolio, ...sending?.body };
  const { researchDomain } = changed;
  // Normalised in the same way as the server will store them.
  const otherDomains = neighboursOf(researchDomain, changed.otherDomains);
  const save = (body: PortfolioChanges) => mutate({ params: { id: portfolio.id }, body });

  const labels = useLabels()('researchDomain');
  const options = useDomainOptions();
  const domains = otherDomains.map((domain) => labels[Number(domain)]).join(', ');

  return (
    <div className="stack stack-2">
      <SelectField
        label={t('domain')}
        hint={t('domainHint')}
        value={researchDomain ?? ''}
        onChange={({ target }) => save({ researchDomain: target.value })}
        placeholder={t('allDomains')}
        options={options}
      />
      {researchDomain && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {domains ? t('neighbours.of', { domains }) : t('neighbours.title')}
        </Button>
      )}
      {researchDomain && isOpen && (
        <OtherDomains
          chosen={otherDomains}
          options={options.filter(({ value }) => value !== researchDomain)}
          onChange={(chosen) => save({ otherDomains: chosen })}
        />
      )}
    </div>
  );
};
