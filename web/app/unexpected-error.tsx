import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';

const textOf = (error: unknown): string => {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
};

/** Stands in for the whole page when a screen breaks: the error's own text, and a way on. */
export const UnexpectedError = () => {
  const { t } = useTranslation();
  return (
    <main className="page stack">
      <h1>{t('unexpected.title')}</h1>
      <p className="measure">{t('unexpected.text')}</p>
      <pre className="error-text">{textOf(useRouteError())}</pre>
      <Button look="primary" icon="rotate-cw" onClick={() => location.reload()}>
        {t('unexpected.reload')}
      </Button>
    </main>
  );
};
