import * as z from 'zod/mini';
import { genders } from '#shared/lists.ts';
import { type UserChanges, type UserRecord, userRecord } from '#shared/schemas/user-record.ts';
import { completedAddress, socialPlatforms } from '#shared/socials.ts';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useUser } from '#web/lib/session/session.ts';
import { socialIcons } from '#web/lib/social-icons.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { RadioGroup } from '#web/ui/fields/choices.tsx';
import { FormGroup } from '#web/ui/fields/form-group.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { MyRecord, useSaveRecord } from './my-record.tsx';
import { type Links, linksOf, socialLinks, socialsOf } from './social-links.ts';

const { firstName, lastName, birthDate, gender, interests } = userRecord.shape;
const schema = z.object({ firstName, lastName, birthDate, gender, interests, ...socialLinks });

const valuesOf = (record: UserRecord) => ({ ...record, ...linksOf(record.Socials) });

/** The record holds all social links in one field, so changing one sends them all. */
const recordChanges = (links: Links, changed: Partial<z.output<typeof schema>>): UserChanges => ({
  ...changed,
  ...(socialPlatforms.some(({ platform }) => platform in changed) && { Socials: socialsOf(links) }),
});

export const PersonalForm = ({ record, success }: { record: UserRecord; success: string }) => {
  const { t } = useTranslation(['profile', 'common', 'lists']);
  const save = useSaveRecord(record, success);
  // Autofill knows the person at the keyboard, not the user they administer.
  const isOwn = useUser()?.id === record.id;
  const fills = (what: string) => ({ autoComplete: isOwn ? what : 'off' });
  const wrong = socialPlatforms.map(({ platform, name, baseUrl }) => {
    const words = t('linkWrong', { name, start: baseUrl });
    return [platform, { invalid_value: words }] as const;
  });
  const form = useRecordForm({
    schema,
    initial: valuesOf(record),
    revision: record.revision,
    valuesOf,
    send: (body, { changed, revision }) => save(recordChanges(body, changed), revision),
    words: { birthDate: { invalid_value: t('birthDateWrong') }, ...Object.fromEntries(wrong) },
  });
  const { bind, bindChoice, set } = form;

  return (
    <form noValidate onSubmit={form.submit}>
      <FormGroup isGrid title={t('identity')} hint={t('common:requiredFields')}>
        <TextField label={t('firstName')} {...fills('given-name')} {...bind('firstName')} />
        <TextField label={t('lastName')} {...fills('family-name')} {...bind('lastName')} />
        <TextField
          label={t('birthDate')}
          hint={t('birthDateHint')}
          type="date"
          min="1900-01-01"
          max={today()}
          {...fills('bday')}
          {...bind('birthDate')}
        />
        <RadioGroup
          legend={t('gender')}
          options={[
            ...genders.map((value) => ({ value, label: t(`lists:gender.${value}`) })),
            { value: null, label: t('noGender') },
          ]}
          {...bindChoice('gender')}
        />
        <TextArea label={t('interests')} hint={t('interestsHint')} rows={4} isWide {...bind('interests')} />
      </FormGroup>
      <FormGroup isGrid title={t('links')} hint={t('linksHint')}>
        {socialPlatforms.map(({ platform, name, baseUrl }) => {
          const { onBlur, ...bound } = bind(platform);
          return (
            <TextField
              key={platform}
              label={name}
              icon={socialIcons[platform]}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={baseUrl}
              {...bound}
              onBlur={(event) => {
                const completed = completedAddress(bound.value, platform);
                if (completed === bound.value) onBlur(event);
                else set(platform, completed);
              }}
            />
          );
        })}
      </FormGroup>
      <SaveFooter form={form} />
    </form>
  );
};

export const PersonalInfo = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('profile');
  return <MyRecord id={userId}>{(record) => <PersonalForm record={record} success={t('updated')} />}</MyRecord>;
};
