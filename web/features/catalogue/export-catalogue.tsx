import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { today } from '#web/lib/today.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { archiveOf } from './archive.ts';

/** Saves the whole catalogue as its CSV files, in one archive. */
export const ExportCatalogue = () => {
  const { t } = useTranslation('wholeCatalogue');
  const { mutate, isPending } = useSend(api.catalogue.exportSet, {
    success: t('exporting.done'),
    keepsCache: true,
    onDone: ({ files }) => saveFile(archiveOf(files), `catalogue-${today()}.zip`),
  });
  return (
    <section className="sheet pad stack">
      <h2 className="t1">{t('exporting.title')}</h2>
      <p className="muted measure">{t('exporting.text')}</p>
      <p>
        <Button icon="file-down" isBusy={isPending} onClick={() => mutate({})}>
          {t('exporting.button')}
        </Button>
      </p>
    </section>
  );
};
