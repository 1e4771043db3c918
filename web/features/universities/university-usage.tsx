import { longDay } from '#shared/domain/long-date.ts';
import { shareNames, shares } from '#shared/limits.ts';
import { shareChange, type UniversityUsage as Usage } from '#shared/schemas/usage.ts';
import { ListTable } from '#web/blocks/list-table.tsx';
import { ListSkeleton, Loaded, type Query } from '#web/blocks/loaded.tsx';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { dayBefore } from './usage-curves.ts';
import { UsageFigures } from './usage-figures.tsx';
import './universities.css';

type ShareFormProps = Pick<Usage, 'share' | 'revision'> & { universityId: string };

const ShareForm = ({ universityId, share, revision: read }: ShareFormProps) => {
  const { t } = useTranslation(['usages', 'common']);
  const { mutateAsync } = useSend(api.universities.setShare, { success: t('share.saved'), isMerged: true });
  const form = useRecordForm({
    schema: shareChange,
    initial: { share },
    revision: read,
    send: (body, { revision }) => mutateAsync({ params: { id: universityId }, body, revision }),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <FormGroup title={t('share.title')} hint={t('share.hint')}>
        <div>
          <div className="form-grid">
            <TextField label={t('share.label')} type="number" min={1} max={100} {...form.bind('share')} />
          </div>
          <ul className="muted small">
            {shareNames.map((name) => (
              <li key={name}>{t('share.usual', { what: t(`of.${name}`), ...shares[name] })}</li>
            ))}
          </ul>
        </div>
      </FormGroup>
      <SaveFooter form={form} />
    </form>
  );
};

type CostlyDaysProps = { query: Query<unknown>; days: Usage['days'] };

const CostlyDays = ({ query, days }: CostlyDaysProps) => {
  const { t } = useTranslation('usages');
  return (
    <ListTable<Usage['days'][number]>
      query={query}
      rows={days.filter((day) => shareNames.some((name) => day[name] > 0))}
      caption={t('days')}
      rowKey={({ day }) => day}
      columns={[
        {
          id: 'day',
          header: t('day'),
          width: 'l',
          cell: ({ day }) => <Raised>{longDay(day, currentLanguage())}</Raised>,
        },
        ...shareNames.map((name) => ({
          id: name,
          header: t(`of.${name}`),
          isEnd: true,
          cell: (used: Usage['days'][number]) => <span className="num">{used[name]}</span>,
        })),
      ]}
      empty={<EmptyState title={t('empty')} />}
    />
  );
};

export const UniversityUsage = ({ universityId }: { universityId: string }) => {
  const { t } = useTranslation('usages');
  const until = new Date().toISOString().slice(0, 10);
  const [from, recent] = [dayBefore(until, 89), dayBefore(until, 29)];
  const query = useCall(api.universities.getUsage, [{ params: { id: universityId }, query: { from, until } }]);
  return (
    <div className="usage">
      <Loaded query={query} skeleton={<ListSkeleton rows={6} />}>
        {({ days, share, revision }) => {
          const lastThirty = days.filter(({ day }) => day >= recent);
          return (
            <>
              <h2>{t('figures.title')}</h2>
              <UsageFigures days={days} lastThirty={lastThirty} from={from} until={until} />
              <h2>{t('days')}</h2>
              <CostlyDays query={query} days={lastThirty} />
              <ShareForm universityId={universityId} share={share} revision={revision} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
};
