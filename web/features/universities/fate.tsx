import type { Reply } from '#shared/contract.ts';
import type { contracts } from '#shared/contracts/index.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

type Counts = Reply<typeof contracts.users.countsOfUniversity>;

/** How many belong to a university, whatever their status. */
export const membersIn = ({ pendingUsers, acceptedUsers, rejectedUsers }: Counts): number =>
  pendingUsers + acceptedUsers + rejectedUsers;

/** What becomes of whom and of what when a university is deleted. */
export const Fate = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation('universityList');
  const members = membersIn(counts);
  const { formations, pendingUsers, administrators, failedMails } = counts;
  if (members === 0) return <p>{t('remove.alone', { count: formations })}</p>;
  const fates = [
    { count: members, name: 'members' },
    { count: pendingUsers, name: 'pending' },
    { count: administrators, name: 'administrators' },
    { count: failedMails, name: 'mails' },
  ] as const;
  return (
    <dl className="fate">
      {fates.map(
        ({ count, name }) =>
          count > 0 && (
            <div key={name}>
              <dt>{t(`remove.${name}.who`, { count })}</dt>
              <dd>{t(`remove.${name}.fate`, { count })}</dd>
            </div>
          ),
      )}
      <div>
        <dt>{t('remove.things.who', { count: formations })}</dt>
        <dd>{t('remove.things.fate')}</dd>
      </div>
    </dl>
  );
};
