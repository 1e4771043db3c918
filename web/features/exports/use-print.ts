import { useState } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';

const fileName = 'portfolio.pdf';

type UsePrint = { id: string; settle: () => Promise<unknown>; onDone: () => void };

/** Prints an assessment in the interface's language and saves the file: for others with these strengths, for oneself without any. */
export const usePrint = ({ id, settle, onDone }: UsePrint) => {
  const { t } = useTranslation('portfolios');
  const [isSettling, setSettling] = useState(false);
  const options = {
    success: t('exported'),
    keepsCache: true,
    onDone: (pdf: Blob) => {
      saveFile(pdf, fileName);
      onDone();
    },
  };
  const mine = useSend(api.exports.generatePdf, options);
  const shared = useSend(api.exports.generateSharedPdf, options);

  const print = async (strengths: string[] | null) => {
    setSettling(true);
    // The PDF is made of what is saved.
    await settle().finally(() => setSettling(false));
    const asked = { params: { id }, query: { lang: currentLanguage() } };
    if (strengths) shared.mutate({ ...asked, body: { strengths } });
    else mine.mutate(asked);
  };
  return { print, isPrinting: isSettling || mine.isPending || shared.isPending, failure: shared.error ?? mine.error };
};
