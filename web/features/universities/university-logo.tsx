import { useState } from 'react';
import type { University } from '#shared/schemas/university.ts';
import { PictureDialog } from '#web/blocks/picture-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormGroup } from '#web/ui/form-group.tsx';
import { LogoTile } from '#web/ui/logo-tile.tsx';

/** A university's logo, and the way to another one. */
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
