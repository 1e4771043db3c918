import { useState } from 'react';
import type { TriedStrength } from '#shared/schemas/catalogue.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useEntryWords } from './entry-words.ts';

const debounceMs = 400;

const Moved = ({ moved }: { moved: TriedStrength['moved'] }) => {
  const { t } = useTranslation('catalogues');
  const { nameOf } = useEntryWords();
  const jobs = new Map(useCall(api.catalogue.listJobs, []).data?.jobs.map((job) => [job.id, nameOf(job)]));
  const list = new Intl.ListFormat(currentLanguage());
  const namesOf = (ids: readonly string[]) => list.format(ids.map((id) => jobs.get(id) ?? id));
  return (
    <ul>
      {moved.map(({ id, before, after }) => {
        const enters = after.filter((one) => !before.includes(one));
        const leaves = before.filter((one) => !after.includes(one));
        return (
          <li key={id}>
            <b>{jobs.get(id) ?? id}</b>
            {enters.length > 0 && <span>{t('strengths.enters', { names: namesOf(enters) })}</span>}
            {leaves.length > 0 && <span>{t('strengths.leaves', { names: namesOf(leaves) })}</span>}
            {enters.length + leaves.length === 0 && <span>{t('strengths.reorders')}</span>}
          </li>
        );
      })}
    </ul>
  );
};

export const StrengthEffect = ({ id, value }: { id: string; value: number }) => {
  const { t } = useTranslation('catalogues');
  const [isOpen, setOpen] = useState(false);
  const settled = useDebounced(value, debounceMs);
  const { data, isError } = useCall(
    api.catalogue.tryStrength,
    [{ params: { id }, query: { value: String(settled) } }],
    {
      isSilent: true,
    },
  );
  if (isError) return <span className="muted">{t('strengths.effectFailed')}</span>;
  if (!data || settled !== value) return <span className="muted">{t('strengths.trying')}</span>;
  const { profiles, moved } = data;
  if (moved.length === 0) return <span className="muted">{t('strengths.unmoved', { profiles })}</span>;
  return (
    <>
      {t('strengths.moved', { count: moved.length, profiles })}{' '}
      <button type="button" className="link-act" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'strengths.hide' : 'strengths.see')}
      </button>
      {isOpen && <Moved moved={moved} />}
    </>
  );
};
