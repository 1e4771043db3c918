import { useState } from 'react';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { CheckStep } from './check-step.tsx';
import { CreateStep } from './create-step.tsx';
import { lastImport, rememberImport } from './import-calls.ts';
import { ImportProgress } from './import-progress.tsx';
import { FileStep } from './import-steps.tsx';
import { useChosenList } from './use-chosen-list.ts';
import './imports.css';

type ListImportProps = {
  kind: ImportedKind;
  universityId: string;
  /** Moves the focus, because the pressed button is gone. */
  onMoved: () => void;
};

export const ListImport = ({ kind, universityId, onMoved }: ListImportProps) => {
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
  if (id !== null) return <ImportProgress kind={kind} id={id} onAgain={begin} />;
  return (
    <div className="list-import dense">
      <FileStep kind={kind} />
      <CheckStep kind={kind} list={list} />
      <CreateStep kind={kind} list={list} />
    </div>
  );
};
