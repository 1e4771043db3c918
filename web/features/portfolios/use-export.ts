import { api } from '#web/lib/api.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSend } from '#web/lib/use-send.ts';
import { settleAnswers } from './open-answers.ts';

const fileName = 'portfolio.pdf';

/** Prints an assessment in the interface's language and saves it; `busyId` is the one being printed. */
export const useExport = () => {
  const { t } = useTranslation('portfolios');
  const { mutate, sending } = useSend(api.exports.generatePdf, {
    success: t('exported'),
    keepsCache: true,
    onDone: (pdf) => saveFile(pdf, fileName),
  });
  const print = async (id: string) => {
    // The PDF is made of what is saved.
    await settleAnswers();
    mutate({ params: { id }, query: { lang: currentLanguage() } });
  };
  return { print: (id: string) => void print(id), busyId: sending?.params.id };
};
