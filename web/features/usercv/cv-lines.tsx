import { Link } from 'react-router-dom';
import { ApiError } from '#web/lib/calls/api-error.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { sendMerged, useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { VisibilitySwitch } from '#web/ui/fields/cv-fields.tsx';
import { Raised } from '#web/ui/raised.tsx';

type Item = { id: string; isPublic: boolean; revision: number };
type Change<T> = ApiCall<[{ params: { id: string }; body: T; revision?: number }], unknown>;

type CvLineProps<T> = { item: T; name: string; fact: string; call: Change<T>; success: string };

const CvLine = <T extends Item>({ item, name, fact, call, success }: CvLineProps<T>) => {
  const { t } = useTranslation('usercv');
  const { mutateAsync, sending } = useSend(call, { success, isMerged: true });
  // The API expects whole records (S7.34).
  const send = (whole: T) => mutateAsync({ params: { id: item.id }, body: whole, revision: whole.revision });
  const show = (isPublic: boolean) => {
    sendMerged(item, () => ({ isPublic }) as Partial<T>, send).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };
  return (
    <li>
      <div>
        <p className="name">{name}</p>
        <p className="small muted">
          <Raised>{fact}</Raised>
        </p>
      </div>
      <VisibilitySwitch
        label={t('itemSwitch', { name })}
        onLabel={t('public')}
        offLabel={t('private')}
        isOn={sending?.body.isPublic ?? item.isPublic}
        onChange={show}
      />
    </li>
  );
};

type CvLinesProps<T> = {
  items: readonly T[];
  /** The profile's tab where the records are edited. */
  tab: number;
  line: (item: T) => { name: string; fact: string };
  call: Change<T>;
  success: string;
};

export const CvLines = <T extends Item>({ items, tab, line, call, success }: CvLinesProps<T>) => {
  const { t } = useTranslation('usercv');
  if (items.length === 0)
    return (
      <p className="muted">
        {t('empty')} <Link to={`/user/profile?activeTab=${tab}`}>{t('toProfile')}</Link>
      </p>
    );
  return (
    <ul className="lines">
      {items.map((item) => (
        <CvLine key={item.id} item={item} {...line(item)} call={call} success={success} />
      ))}
    </ul>
  );
};
