import { useState } from 'react';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { CheckPart } from './check-part.tsx';
import { CreatePart } from './create-part.tsx';
import { FilePart } from './file-part.tsx';
import { ImportProgress } from './import-progress.tsx';
import { lastImport, rememberImport } from './last-import.ts';
import { useChosenList } from './use-chosen-list.ts';

type ListImportProps = {
  kind: ImportedKind;
  universityId: string;
  /** Where what was made is listed. */
  listPath: string;
  /** What one did has taken its button away. */
  onMoved: () => void;
};

/** Brings a list as a file: what it must be, what is wrong with it, what it would make; then how far it is. */
export const ListImport = ({ kind, universityId, listPath, onMoved }: ListImportProps) => {
  const [id, setId] = useState(() => lastImport(kind));
  const list = useChosenList(kind, universityId, (begun) => {
    rememberImport(kind, begun);
    setId(begun);
    onMoved();
  });
  const begin = () => {
    void list.choose(undefined);
    setId(null);
    onMoved();
  };
  if (id !== null) return <ImportProgress kind={kind} id={id} listPath={listPath} onAgain={begin} />;
  return (
    <div className="list-import">
      <FilePart kind={kind} />
      <CheckPart kind={kind} list={list} />
      <CreatePart kind={kind} list={list} />
    </div>
  );
};
