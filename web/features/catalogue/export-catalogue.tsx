import { strToU8, zipSync } from 'fflate';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { Button } from '#web/ui/button.tsx';

/** A fixed date makes the bytes reproducible. */
const archiveOf = (files: Readonly<Record<string, string>>): Blob => {
  const contents = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(contents), { mtime: new Date(1980, 0, 1) })], {
    type: 'application/zip',
  });
};

export const ExportCatalogue = () => {
  const { t } = useTranslation('wholeCatalogue');
  const { mutate, isPending } = useSend(api.catalogue.exportSet, {
    success: t('exporting.done'),
    keepsCache: true,
    onDone: ({ files }) => saveFile(archiveOf(files), `catalogue-${today()}.zip`),
  });
  return (
    <section className="sheet pad export-line">
      <h2 className="t1">{t('exporting.title')}</h2>
      <p className="muted measure">{t('exporting.text')}</p>
      <Button icon="file-down" isBusy={isPending} onClick={() => mutate({})}>
        {t('exporting.button')}
      </Button>
    </section>
  );
};
