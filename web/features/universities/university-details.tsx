import { useState } from 'react';
import { universityChanges } from '#shared/schemas/said-university.ts';
import type { University } from '#shared/schemas/university.ts';
import { timeZones } from '#shared/time-zones.ts';
import { Combobox } from '#web/blocks/combobox.tsx';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { LogoTile } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const PictureDialog = onDemand(async () => (await import('#web/blocks/picture-dialog.tsx')).PictureDialog<University>);

export const UniversityLogo = ({ university: { id, name, logoUrl } }: { university: University }) => {
  const { t } = useTranslation('universities');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FormGroup title={t('logo.heading')} hint={t('logo.hint')}>
      <div className="crop">
        <LogoTile name={name} url={logoUrl} size="l" />
        <Button icon="upload" onClick={() => setChoosing(true)}>
          {t('logo.change')}
        </Button>
      </div>
      {isChoosing && (
        <PictureDialog
          title={t('logo.title')}
          shape="whole"
          preview={(chosenUrl) => <LogoTile name={name} url={chosenUrl ?? logoUrl} size="l" />}
          previewText={t('logo.crop')}
          submitLabel={t('logo.save')}
          success={t('logo.done')}
          id={id}
          calls={{ form: api.universities.logoForm, upload: api.universities.uploadLogo }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FormGroup>
  );
};

const UniversityForm = ({ university }: { university: University }) => {
  const { t } = useTranslation(['universities', 'common', 'timeZones']);
  const { mutateAsync } = useSend(api.universities.update, { success: t('updated'), isMerged: true });
  const form = useRecordForm({
    schema: universityChanges,
    initial: university,
    revision: university.revision,
    send: (_, { changed, revision }) => mutateAsync({ params: { id: university.id }, body: changed, revision }),
  });
  const { bind } = form;
  const zones = timeZones
    .map((zone) => ({ value: zone, label: t(`timeZones:${zone}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, currentLanguage()));
  return (
    <form noValidate onSubmit={form.submit}>
      <FormGroup isGrid title={t('details')} hint={t('common:requiredFields')}>
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
        {/* Matches city, country or territory. */}
        <Combobox label={t('timeZone')} hint={t('timeZoneHint')} options={zones} isWide {...bind('timeZone')} />
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
