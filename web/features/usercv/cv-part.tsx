import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { VisibilitySwitch } from '#web/ui/fields/visibility-switch.tsx';
import { Icon } from '#web/ui/icon.tsx';

type CvPartProps = {
  title: string;
  /** How much of it there is to see. */
  figure: string;
  isOpen?: boolean;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  children: ReactNode;
};

/** A section of the CV to fold and unfold, whatever the others do, with the switch that makes it public beside it. */
export const CvPart = ({ title, figure, isOpen = false, isShown, onShow, children }: CvPartProps) => {
  const { t } = useTranslation('usercv');
  return (
    <div className="cv-part">
      <details open={isOpen}>
        <summary>
          <Icon name="chevron-down" className="chev" />
          <h3>{title}</h3>
          <span className="n">{isShown ? figure : t('isPrivate')}</span>
        </summary>
        <div className="body">{children}</div>
      </details>
      <VisibilitySwitch
        label={t('sectionSwitch', { name: title })}
        onLabel={t('public')}
        offLabel={t('private')}
        isOn={isShown}
        onChange={onShow}
      />
    </div>
  );
};
