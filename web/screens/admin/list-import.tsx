import { useRef } from 'react';
import type { ImportedKind } from '#shared/domain/import-columns.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { ListImport } from '#web/features/imports/list-import.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

const listPaths = { users: '/admin/users', formations: '/admin/courses' } as const;

const Import = ({ kind }: { kind: ImportedKind }) => {
  const { t } = useTranslation('listImports');
  const universityId = useUser()?.UniversityId ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const listPath = listPaths[kind];
  return (
    <>
      <PageHead
        title={t(`${kind}.title`)}
        lead={t('lead')}
        trail={[{ to: listPath, label: t(`${kind}.list`) }]}
        headingRef={heading}
      />
      <ListImport
        kind={kind}
        universityId={universityId}
        listPath={listPath}
        onMoved={() => heading.current?.focus()}
      />
    </>
  );
};

export const ImportUsers = () => <Import kind="users" />;
export const ImportFormations = () => <Import kind="formations" />;
