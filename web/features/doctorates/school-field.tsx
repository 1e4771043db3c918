import type { ComponentProps } from 'react';
import { doctoralSchools } from '#shared/doctoral-schools.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';

const options = doctoralSchools.map(({ name }) => ({ value: name, label: name }));

/** A doctoral school of the list, found by its number, acronym or any word of its title, or another one as typed. */
export const SchoolField = (
  bound: Pick<ComponentProps<typeof Combobox>, 'name' | 'value' | 'error' | 'versions' | 'onChange' | 'onBlur'>,
) => {
  const { t } = useTranslation('doctorates');
  return (
    <Combobox
      label={t('doctoralSchool')}
      hint={t('doctoralSchoolHint', { count: options.length })}
      options={options}
      allowsText
      isWide
      {...bound}
    />
  );
};
