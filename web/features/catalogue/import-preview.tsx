import type { Reply } from '#shared/contract.ts';
import type { contracts } from '#shared/contracts/index.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { FindingList } from './all-findings.tsx';

type ImportPreviewProps = {
  preview: Reply<typeof contracts.catalogue.importSet>;
  isBusy: boolean;
  onApply: () => void;
};

export const ImportPreview = ({ preview: { changes, warnings }, isBusy, onApply }: ImportPreviewProps) => {
  const { t } = useTranslation(['wholeCatalogue', 'common']);
  const count = changes.length;
  return (
    <div className="stack" role="status">
      <p>
        <b>{t('importing.changes', { count })}</b>
      </p>
      {count > 0 && (
        <Table
          caption={t('importing.caption')}
          loadingLabel={t('common:loading')}
          rows={changes}
          rowKey={({ list, id }) => `${list} ${id}`}
          empty={null}
          columns={[
            {
              id: 'entry',
              header: t('importing.entry'),
              cell: ({ list, name, fields }) => (
                <span className="cell-lines">
                  <b>{name}</b>
                  <span className="small muted">{t(`importing.lists.${list}`)}</span>
                  <span className="small muted only-narrow">{fields.join(', ')}</span>
                </span>
              ),
            },
            {
              id: 'fields',
              header: t('importing.fields'),
              isHiddenNarrow: true,
              cell: ({ fields }) => <span className="sm">{fields.join(', ')}</span>,
            },
            {
              id: 'what',
              header: t('importing.what'),
              width: 'm',
              cell: ({ what }) => t(`importing.kinds.${what}`),
            },
          ]}
        />
      )}
      {warnings.length > 0 && (
        <div className="import-remarks">
          <h3 className="h4">{t('importing.warnings')}</h3>
          {/* A new entry has no page before the import. */}
          <FindingList findings={warnings} show={({ name }) => name} />
        </div>
      )}
      {count > 0 && (
        <p>
          <Button look="primary" isBusy={isBusy} onClick={onApply}>
            {t('importing.apply', { count })}
          </Button>
        </p>
      )}
    </div>
  );
};
