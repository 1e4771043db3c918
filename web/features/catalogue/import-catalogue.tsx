import { useState } from 'react';
import type { Reply } from '#shared/contract.ts';
import type { contracts } from '#shared/contracts/index.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CatalogueFiles } from './catalogue-files.tsx';
import { ImportPreview } from './import-preview.tsx';
import { namesCells, WrongCells } from './wrong-cells.tsx';
import './catalogue.css';

type Files = Record<string, string>;

export const ImportCatalogue = () => {
  const { t } = useTranslation('wholeCatalogue');
  const [files, setFiles] = useState<Files>();
  const [preview, setPreview] = useState<Reply<typeof contracts.catalogue.importSet>>();
  const [failure, setFailure] = useState<ApiError>();
  const forget = () => {
    setPreview(undefined);
    setFailure(undefined);
  };
  const attempt = useSend(api.catalogue.importSet, { keepsCache: true, isState: namesCells, onDone: setPreview });
  const apply = useSend(api.catalogue.importSet, {
    success: t('importing.done'),
    onDone: () => {
      setFiles(undefined);
      forget();
    },
    // The preview is outdated.
    onFailed: forget,
  });
  const handleChoose = (chosen: Files | undefined) => {
    setFiles(chosen);
    forget();
  };
  const handleCheck = async (chosen: Files) => {
    forget();
    try {
      await attempt.mutateAsync({ body: { files: chosen, isDryRun: true } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  };

  return (
    // Busy, it hides the footer, which the result would move.
    <section className="sheet pad stack" aria-busy={attempt.isPending || apply.isPending}>
      <h2 className="t1">{t('importing.title')}</h2>
      <p className="muted measure">{t('importing.text')}</p>
      <CatalogueFiles files={files} onChoose={handleChoose} />
      {files && !preview && (
        <p>
          <Button look="primary" isBusy={attempt.isPending} onClick={() => void handleCheck(files)}>
            {t('importing.check')}
          </Button>
        </p>
      )}
      {failure && <WrongCells error={failure} />}
      {files && preview && (
        <ImportPreview
          preview={preview}
          isBusy={apply.isPending}
          onApply={() => apply.mutate({ body: { files, isDryRun: false, version: preview.version } })}
        />
      )}
    </section>
  );
};
