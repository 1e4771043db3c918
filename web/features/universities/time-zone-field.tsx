import type { ComponentProps } from 'react';
import { timeZones } from '#shared/time-zones.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';

/** A university's time zone, found by a city, a country or a territory. */
export const TimeZoneField = (
  bound: Pick<ComponentProps<typeof Combobox>, 'name' | 'value' | 'error' | 'versions' | 'onChange' | 'onBlur'>,
) => {
  const { t } = useTranslation(['universities', 'timeZones']);
  const options = timeZones
    .map((zone) => ({ value: zone, label: t(`timeZones:${zone}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, currentLanguage()));
  return <Combobox label={t('timeZone')} hint={t('timeZoneHint')} options={options} isWide {...bound} />;
};
