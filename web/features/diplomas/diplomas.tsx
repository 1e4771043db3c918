import type { ReactNode } from 'react';
import { diploma } from '#shared/schemas/diploma.ts';
import { OwnedList } from '#web/blocks/owned-list.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const empty = { name: '', university: '', city: '', startDate: '', endDate: '', isPublic: false };

type DiplomasProps = { userId: string; isReadOnly?: boolean; children: ReactNode };

export const Diplomas = (props: DiplomasProps) => {
  const { t } = useTranslation('diplomas');
  const period = usePeriod();
  return (
    <OwnedList
      {...props}
      texts="diplomas"
      schema={diploma.said}
      calls={api.diplomas}
      nameOf={({ name }) => name}
      factsOf={({ university, city, startDate, endDate }) => [`${university}, ${city}`, period(startDate, endDate)]}
      empty={empty}
      fields={(bind) => (
        <>
          <TextField label={t('name')} isWide {...bind('name')} />
          <TextField label={t('university')} hint={t('universityHint')} isWide {...bind('university')} />
          <TextField label={t('city')} isWide {...bind('city')} />
          <TextField label={t('startDate')} hint={t('startDateHint')} type="date" {...bind('startDate')} />
          <TextField label={t('endDate')} hint={t('endDateHint')} type="date" {...bind('endDate')} />
        </>
      )}
    />
  );
};
