import { useEffect, useId, useRef, useState } from 'react';
import { cvMessage, longestMessage } from '#shared/schemas/cv-contact.ts';
import { FailureNote, SubmitForm } from '#web/blocks/submit-form.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';

type CvMessageProps = { userId: string; name: string; onClose: () => void };

export const CvMessage = ({ userId, name, onClose }: CvMessageProps) => {
  const { t } = useTranslation('cvMessage');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [website, setWebsite] = useState('');
  const { mutateAsync } = useSend(api.usercv.contact, { success: t('sent', { name }), keepsCache: true });
  const form = useForm({
    schema: cvMessage,
    initial: { name: '', email: '', message: '' },
    send: (body) => mutateAsync({ params: { id: userId }, body: { ...body, website } }),
    onDone: onClose,
  });
  useEffect(() => heading.current?.focus(), []);
  const left = longestMessage - form.values.message.trim().length;
  return (
    <form className="cv-message no-print" aria-labelledby={headingId} noValidate onSubmit={form.submit}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t('title', { name })}
      </h2>
      <div className="form-grid">
        <TextField label={t('name')} autoComplete="name" {...form.bind('name')} />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          hint={t('emailHint', { name })}
          {...form.bind('email')}
        />
        <TextArea
          isWide
          label={t('message')}
          rows={7}
          count={t('left', { count: Math.max(0, left) })}
          {...form.bind('message')}
        />
      </div>
      {/* Programs fill in every field; nobody else finds this one. */}
      <p className="sr" aria-hidden="true">
        <label>
          {t('website')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
          />
        </label>
      </p>
      <FailureNote error={form.error} />
      <SubmitForm form={form}>{t('send')}</SubmitForm>
      <Button look="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </form>
  );
};
