import { type MouseEvent, type ReactNode, useId } from 'react';
import { reference as en } from '#shared/i18n/en/reference.ts';
import { reference as fr } from '#shared/i18n/fr/reference.ts';
import { translator } from '#shared/i18n/translate.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { useLanguage } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

// Bundled in both languages: separate files would cost more than their size.
const texts = { fr, en };

type ReferenceLineProps = { reference: string; isExplained?: boolean };

export const ReferenceLine = ({ reference, isExplained = false }: ReferenceLineProps) => {
  const language = useLanguage();
  const t = translator(language, { reference: texts[language] }, ['reference']);
  const id = useId();
  const { source, state, copy } = useCopy<HTMLElement>(reference);

  // A click on a message closes it.
  const copyHere = (event: MouseEvent) => {
    event.stopPropagation();
    void copy();
  };
  return (
    <div className="reference small">
      {isExplained && <p>{t('help')}</p>}
      <p className="row muted reference-line">
        <span id={id}>
          {t('label')} <code ref={source}>{reference}</code>
        </span>
        <Button
          look="quiet"
          icon={state === 'copied' ? 'check' : 'copy'}
          aria-label={t('copyReference')}
          aria-describedby={id}
          onClick={copyHere}
        >
          {t('copy')}
        </Button>
        <span role="status">{state && t(state)}</span>
      </p>
    </div>
  );
};

export const withReference = (text: string, reference: string): ReactNode => (
  <div>
    {text}
    <ReferenceLine reference={reference} />
  </div>
);
