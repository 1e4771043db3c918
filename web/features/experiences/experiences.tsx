import { experience } from '#shared/schemas/experience.ts';
import { OwnedList } from '#web/blocks/owned-list.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const empty = { title: '', company: '', city: '', startDate: '', endDate: '', isPublic: false };

export const Experiences = (props: { userId: string; isReadOnly?: boolean }) => {
  const { t } = useTranslation('experiences');
  const period = usePeriod();
  return (
    <OwnedList
      {...props}
      texts="experiences"
      schema={experience.said}
      calls={api.experiences}
      nameOf={({ title }) => title}
      factsOf={({ company, city, startDate, endDate }) => [`${company}, ${city}`, period(startDate, endDate)]}
      empty={empty}
      fields={(bind) => (
        <>
          <TextField label={t('title')} isWide {...bind('title')} />
          <TextField label={t('company')} hint={t('companyHint')} isWide {...bind('company')} />
          <TextField label={t('city')} isWide {...bind('city')} />
          <TextField label={t('startDate')} hint={t('startDateHint')} type="date" {...bind('startDate')} />
          <TextField label={t('endDate')} hint={t('endDateHint')} type="date" {...bind('endDate')} />
        </>
      )}
    />
  );
};
