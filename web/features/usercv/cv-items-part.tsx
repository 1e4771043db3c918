import { useRef, useState } from 'react';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { profileTab } from '#web/lib/profile-tabs.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { CvLines } from './cv-lines.tsx';
import { CvPart } from './cv-part.tsx';
import { OfferItems } from './offer-items.tsx';

type Item = { id: string; isPublic: boolean; revision: number };

type CvItemsPartProps<T> = {
  name: 'experiences' | 'diplomas' | 'publications';
  part: { title: string; isShown: boolean; onShow: (isShown: boolean) => void };
  isOpen?: boolean;
  items: readonly T[];
  line: (item: T) => { name: string; fact: string };
  call: ApiCall<[{ params: { id: string }; body: T; revision?: number }], unknown>;
};

/** A part whose items have switches of their own: publishing it offers to show them as well. */
export const CvItemsPart = <T extends Item>({ name, part, isOpen, items, line, call }: CvItemsPartProps<T>) => {
  const { t } = useTranslation('usercv');
  const [answer, setAnswer] = useState<'none' | 'justPublished' | 'refused'>('none');
  const lines = useRef<HTMLDivElement>(null);
  const hidden = items.filter(({ isPublic }) => !isPublic);
  const isNothingSeen = hidden.length === items.length;
  const isAsked =
    part.isShown && hidden.length > 0 && (answer === 'justPublished' || (answer === 'none' && isNothingSeen));
  const focusFirst = () => lines.current?.querySelector('input')?.focus();
  return (
    <CvPart
      {...part}
      {...(isOpen && { isOpen })}
      onShow={(isShown) => {
        setAnswer(isShown ? 'justPublished' : 'none');
        part.onShow(isShown);
      }}
      figure={t('shown', { count: items.length - hidden.length, total: items.length })}
      offer={
        isAsked && (
          <OfferItems
            name={name}
            hidden={hidden}
            isRest={!isNothingSeen}
            call={call}
            onShown={focusFirst}
            onChoose={() => {
              setAnswer('refused');
              focusFirst();
            }}
          />
        )
      }
    >
      <div ref={lines}>
        <CvLines items={items} tab={profileTab(name)} line={line} call={call} success={t(`updated.${name}`)} />
      </div>
    </CvPart>
  );
};
