import { useState } from 'react';
import type { University } from '#shared/schemas/university.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { LogoTile } from '#web/ui/logo-tile.tsx';

const LogoDialog = onDemand(async () => (await import('./logo-dialog.tsx')).LogoDialog);

/** A university's logo, and the way to another one. */
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
