import { useState } from 'react';
import * as z from 'zod/mini';
import { isAnyShown } from '#shared/domain/cv/shown-cv.ts';
import { type UserCv, userCvChanges } from '#shared/schemas/usercv.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { AutosaveField } from '#web/blocks/saving.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { CvSections } from './cv-sections.tsx';
import { PublicLink } from './public-link.tsx';
import { useRatedLists } from './rated-lists.ts';
import { type CvRecord, useCv } from './use-cv.ts';
import { type Items, useSeen } from './use-seen.ts';
import './cv-editor.css';

const CvFiles = onDemand(async () => (await import('./cv-files.tsx')).CvFiles);

const schema = z.pick(userCvChanges, { about: true });

const AboutField = ({ record: { stored, change, sent } }: { record: CvRecord }) => {
  const { t } = useTranslation('usercv');
  const form = useRecordForm({
    schema,
    initial: { about: stored.about },
    revision: stored.revision,
    send: (_, { changed, revision }) => change(changed, revision),
    isFleeting: true,
  });
  return (
    <AutosaveField form={form} sent={sent}>
      <TextArea label={t('about')} hint={t('aboutHint')} {...form.bind('about')} />
    </AutosaveField>
  );
};

/** Withdraws the consent to publish (D24). */
const Withdraw = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('usercv');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useSend(api.usercv.withdraw, {
    success: t('withdraw.done'),
    onDone: close,
    onFailed: close,
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('withdraw.open')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('withdraw.title')}
          text={`${t('withdraw.text')} ${t('copies')}`}
          keepLabel={t('withdraw.keep')}
          confirmLabel={t('withdraw.open')}
          isBusy={isPending}
          onKeep={close}
          onConfirm={() => mutate({ params: { id: userId } })}
        />
      )}
    </>
  );
};

const Skeleton = () => (
  <div className="form-skeleton">
    {[1, 2, 3, 4, 5].map((line) => (
      <span key={line} className="skeleton" />
    ))}
  </div>
);

const Editor = ({ userId, stored, items }: { userId: string; stored: UserCv; items: Items }) => {
  const { t } = useTranslation('usercv');
  const record = useCv(userId, stored);
  const lists = useRatedLists(userId);
  const seen = useSeen(userId, record.cv, items, lists);
  const { error } = useCall(api.doctorates.get, [{ params: { userId } }]);
  const isFailed = error !== null || lists.some(({ query }) => query.error);
  // Not what is chosen since: the skeleton would close what is open, and take what is being typed.
  const [wasPublic] = useState(isAnyShown(stored));
  // The line about visitors comes with the rest, which it would push down.
  if (wasPublic && !seen && !isFailed) return <Skeleton />;
  return (
    <div className="cv-editor">
      <PublicLink userId={userId} record={record} seen={seen} />
      <AboutField record={record} />
      <div className="toolbar flush">
        <h2>{t('sections')}</h2>
        <Withdraw userId={userId} />
      </div>
      <CvSections {...{ userId, record, items, lists, seen }} />
      <CvFiles userId={userId} />
    </div>
  );
};

export const CvEditor = ({ userId }: { userId: string }) => {
  const query = useCall(api.usercv.get, [{ params: { id: userId } }]);
  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ user, userCv }) => userCv && <Editor userId={userId} stored={userCv} items={user} />}
    </Loaded>
  );
};
