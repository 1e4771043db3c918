import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';
import { currentLanguage, switchLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { Icon } from '#web/ui/icon.tsx';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const storageKey = 'theme';
const { follow, notify } = createListeners();

const getTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? 'system';

export const applyTheme = (theme: Theme = getTheme()): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

export const setTheme = (theme: Theme): void => {
  localStorage.setItem(storageKey, theme);
  applyTheme(theme);
  notify();
};

export const useTheme = (): Theme => useSyncExternalStore(follow, getTheme, () => 'system');

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

export const LanguageSwitch = () => {
  const { t } = useTranslation('common');
  return (
    <Segmented
      label={t('language')}
      value={currentLanguage()}
      segments={[
        { value: 'fr', face: 'FR', label: `FR, ${t('french')}`, lang: 'fr' },
        { value: 'en', face: 'EN', label: `EN, ${t('english')}`, lang: 'en' },
      ]}
      onChange={(language) => void switchLanguage(language)}
    />
  );
};
