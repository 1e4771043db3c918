import { doctorateTextNames, hasDoctorateFacts } from '#shared/domain/doctorate-facts.ts';
import { DoctorateFacts, DoctorateTexts } from '#web/blocks/doctorate-shown.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Accordion } from '#web/ui/fold.tsx';
import { Note } from '#web/ui/note.tsx';
import { DoctoralYear, MyDoctorate } from './my-doctorate.tsx';

/** Administrators read no private texts (D35). */
export const DoctorateRead = ({ userId, name }: { userId: string; name: string }) => {
  const { t } = useTranslation('user');
  const nothing = <p className="muted">{t('doctorate.none')}</p>;
  const names = doctorateTextNames.presentation;
  return (
    <MyDoctorate userId={userId}>
      {(doctorate) => (
        <div className="doctorate-read">
          <DoctoralYear doctorate={doctorate} />
          <Accordion
            opensFirst
            sections={[
              {
                title: t('doctorate.details'),
                content: hasDoctorateFacts(doctorate) ? <DoctorateFacts doctorate={doctorate} /> : nothing,
              },
              {
                title: t('doctorate.presentation'),
                content: names.some((text) => doctorate[text]) ? (
                  <DoctorateTexts doctorate={doctorate} names={names} />
                ) : (
                  nothing
                ),
              },
            ]}
          />
          <Note>{t('theirs', { name })}</Note>
        </div>
      )}
    </MyDoctorate>
  );
};
