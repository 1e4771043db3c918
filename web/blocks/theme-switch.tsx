import { useTranslation } from '#web/lib/i18n.ts';
import { setTheme, useTheme } from '#web/lib/theme.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** The system's theme, light or dark. */
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
