import { useRef } from 'react';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { listPaths } from '#web/features/imports/import-calls.ts';
import { ListImport } from '#web/features/imports/list-import.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const Import = ({ kind }: { kind: ImportedKind }) => {
  const { t } = useTranslation('listImports');
  const universityId = useUser()?.UniversityId ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead
        title={t(`${kind}.title`)}
        lead={t('lead')}
        trail={[{ to: listPaths[kind], label: t(`${kind}.list`) }]}
        headingRef={heading}
      />
      <ListImport kind={kind} universityId={universityId} onMoved={() => heading.current?.focus()} />
    </>
  );
};

export const ImportUsers = () => <Import kind="users" />;
export const ImportFormations = () => <Import kind="formations" />;
