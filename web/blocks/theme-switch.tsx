import { setTheme, useTheme } from '#web/lib/theme.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { Icon } from '#web/ui/icon.tsx';

export const ThemeSwitch = () => {
  const { t } = useTranslation('layout');
  return (
    <Segmented
      label={t('theme.label')}
      value={useTheme()}
      segments={[
        { value: 'system', face: <Icon name="monitor" />, label: t('theme.system') },
        { value: 'light', face: <Icon name="sun" />, label: t('theme.light') },
        { value: 'dark', face: <Icon name="moon" />, label: t('theme.dark') },
      ]}
      onChange={setTheme}
    />
  );
};
