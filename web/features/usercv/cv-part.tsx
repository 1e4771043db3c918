import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { VisibilitySwitch } from '#web/ui/fields/cv-fields.tsx';
import { Icon } from '#web/ui/icon.tsx';

type CvPartProps = {
  title: string;
  /** How much of it others see, while it is public. */
  figure: string;
  isOpen?: boolean;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** Stands at the top of the part, which is opened for it. */
  offer?: ReactNode;
  children: ReactNode;
};

export const CvPart = ({ title, figure, isOpen = false, isShown, onShow, offer, children }: CvPartProps) => {
  const { t } = useTranslation('usercv');
  const details = useRef<HTMLDetailsElement>(null);
  const isOffering = Boolean(offer);
  useEffect(() => {
    if (isOffering && details.current) details.current.open = true;
  }, [isOffering]);
  return (
    <div className="cv-part">
      <VisibilitySwitch
        label={t('sectionSwitch', { name: title })}
        onLabel={t('public')}
        offLabel={t('private')}
        isOn={isShown}
        onChange={onShow}
      />
      <details ref={details} open={isOpen}>
        <summary>
          <Icon name="chevron-down" className="chev" />
          <h3>{title}</h3>
          <span className="n">{isShown ? figure : t('isPrivate')}</span>
        </summary>
        <div className="body">
          {offer}
          {children}
        </div>
      </details>
    </div>
  );
};
