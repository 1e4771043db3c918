import type { Member } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { isShown, type Shown, shownKinds } from './user-order.ts';

type ShownFieldProps = { users: readonly Member[] | undefined; shown: Shown; onShow: (kind: string) => void };

/** The choice of whom a table shows, with how many they are. */
export const ShownField = ({ users = [], shown, onShow }: ShownFieldProps) => {
  const { t } = useTranslation('users');
  const options = shownKinds.map((kind) => ({
    value: kind,
    label: t(`show.${kind}`, { count: users.filter(isShown(kind)).length }),
  }));
  return (
    <SelectField
      label={t('show.label')}
      options={options}
      value={shown}
      onChange={({ target }) => onShow(target.value)}
    />
  );
};
