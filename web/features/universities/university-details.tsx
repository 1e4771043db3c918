import { type ComponentProps, useState } from 'react';
import { universityChanges } from '#shared/schemas/said-university.ts';
import type { University } from '#shared/schemas/university.ts';
import { timeZones } from '#shared/time-zones.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { SaveFooter } from '#web/blocks/save-footer.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LogoTile } from '#web/ui/logo-tile.tsx';

const LogoDialog = onDemand(async () => (await import('./logo-dialog.tsx')).LogoDialog);

export const UniversityLogo = ({ university }: { university: University }) => {
  const { t } = useTranslation('universities');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FormGroup title={t('logo.heading')} hint={t('logo.hint')}>
      <div className="crop">
        <LogoTile name={university.name} url={university.logoUrl} size="l" />
        <Button icon="upload" onClick={() => setChoosing(true)}>
          {t('logo.change')}
        </Button>
      </div>
      {isChoosing && <LogoDialog university={university} onClose={() => setChoosing(false)} />}
    </FormGroup>
  );
};

/** Matches city, country or territory. */
const TimeZoneField = (
  bound: Pick<ComponentProps<typeof Combobox>, 'name' | 'value' | 'error' | 'versions' | 'onChange' | 'onBlur'>,
) => {
  const { t } = useTranslation(['universities', 'timeZones']);
  const options = timeZones
    .map((zone) => ({ value: zone, label: t(`timeZones:${zone}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, currentLanguage()));
  return <Combobox label={t('timeZone')} hint={t('timeZoneHint')} options={options} isWide {...bound} />;
};

const UniversityForm = ({ university }: { university: University }) => {
  const { t } = useTranslation(['universities', 'common']);
  const { mutateAsync } = useSend(api.universities.update, { success: t('updated'), isMerged: true });
  const form = useRecordForm({
    schema: universityChanges,
    initial: university,
    revision: university.revision,
    send: (_, { changed, revision }) => mutateAsync({ params: { id: university.id }, body: changed, revision }),
  });
  const { bind } = form;
  return (
    <form noValidate onSubmit={form.submit}>
      <FormGroup title={t('details')} hint={t('common:requiredFields')}>
        <div className="form-grid">
          <TextField label={t('name')} isWide autoComplete="off" {...bind('name')} />
          <TextField label={t('city')} autoComplete="off" {...bind('city')} />
          <TextField label={t('country')} autoComplete="off" {...bind('country')} />
          <TextField label={t('address')} isWide autoComplete="off" {...bind('address')} />
          <TextField
            label={t('contactEmail')}
            hint={t('contactEmailHint')}
            type="email"
            isWide
            autoComplete="off"
            {...bind('contactEmail')}
          />
          <TimeZoneField {...bind('timeZone')} />
        </div>
      </FormGroup>
      <SaveFooter form={form} />
    </form>
  );
};

export const UniversityDetails = ({ university }: { university: University }) => (
  <>
    <UniversityLogo university={university} />
    <UniversityForm university={university} />
  </>
);
