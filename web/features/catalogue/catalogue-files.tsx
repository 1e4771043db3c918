import { useState } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

type CatalogueFilesProps = {
  files: Readonly<Record<string, string>> | undefined;
  onChoose: (files: Record<string, string> | undefined) => void;
};

/** Undefined when the file is not UTF-8. */
const textOf = async (file: File): Promise<string | undefined> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

export const CatalogueFiles = ({ files, onChoose }: CatalogueFilesProps) => {
  const { t } = useTranslation('wholeCatalogue');
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);
  const count = files && Object.keys(files).length;

  const handleFiles = async (list: FileList | null) => {
    setOver(false);
    const chosen = [...(list ?? [])];
    if (chosen.length === 0) return;
    const read = await Promise.all(chosen.map(async (file) => [file.name, await textOf(file)] as const));
    const unreadable = read.find(([, text]) => text === undefined);
    setFault(unreadable && t('importing.notUtf8', { name: unreadable[0] }));
    onChoose(unreadable ? undefined : Object.fromEntries(read.map(([name, text = '']) => [name, text])));
  };

  return (
    <Field label={t('importing.files')} error={fault}>
      {(control) => (
        <div className={isOver ? 'dropzone is-over' : 'dropzone'}>
          <Icon name="upload" />
          <p>{count === undefined ? t('importing.invitation') : t('importing.chosen', { count })}</p>
          {/* The input covers the whole zone, so that the browser handles clicks, keys and drops. */}
          <input
            {...control}
            type="file"
            multiple
            accept=".csv,text/csv"
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onChange={({ target }) => void handleFiles(target.files)}
          />
        </div>
      )}
    </Field>
  );
};
