import { doctorateTextNames, hasDoctorateFacts } from '#shared/domain/doctorate-facts.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { DoctorateFacts, DoctorateTexts } from '#web/blocks/doctorate-shown.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Note } from '#web/ui/note.tsx';
import { DoctoralYear, MyDoctorate } from './my-doctorate.tsx';

const Sections = ({ doctorate }: { doctorate: Doctorate }) => {
  const { t } = useTranslation('user');
  const nothing = <p className="muted">{t('doctorate.none')}</p>;
  const isWritten = doctorateTextNames.presentation.some((name) => doctorate[name]);
  return (
    <Accordion
      opensFirst
      sections={[
        {
          title: t('doctorate.details'),
          content: hasDoctorateFacts(doctorate) ? <DoctorateFacts doctorate={doctorate} /> : nothing,
        },
        {
          title: t('doctorate.presentation'),
          content: isWritten ? (
            <DoctorateTexts doctorate={doctorate} names={doctorateTextNames.presentation} />
          ) : (
            nothing
          ),
        },
      ]}
    />
  );
};

/** Administrators read no private texts (D35). */
export const DoctorateRead = ({ userId, name }: { userId: string; name: string }) => {
  const { t } = useTranslation('user');
  return (
    <MyDoctorate userId={userId}>
      {(doctorate) => (
        <div className="doctorate-read">
          <DoctoralYear doctorate={doctorate} />
          <Sections doctorate={doctorate} />
          <Note>{t('theirs', { name })}</Note>
        </div>
      )}
    </MyDoctorate>
  );
};
