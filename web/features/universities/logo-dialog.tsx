import type { University } from '#shared/schemas/university.ts';
import { PictureDialog } from '#web/blocks/picture-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { LogoTile } from '#web/ui/logo-tile.tsx';

type LogoDialogProps = { university: University; onClose: () => void };

export const LogoDialog = ({ university: { id, name, logoUrl }, onClose }: LogoDialogProps) => {
  const { t } = useTranslation('universities');
  return (
    <PictureDialog
      title={t('logo.title')}
      shape="whole"
      preview={(chosenUrl) => <LogoTile name={name} url={chosenUrl ?? logoUrl} size="l" />}
      previewText={t('logo.crop')}
      submitLabel={t('logo.save')}
      success={t('logo.done')}
      id={id}
      calls={{ form: api.universities.logoForm, upload: api.universities.uploadLogo }}
      onClose={onClose}
    />
  );
};
