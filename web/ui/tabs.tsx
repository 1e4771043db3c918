import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export type Tab = { label: string; count?: string; panel: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; activeTab: number; onChange: (index: number) => void };

const targets: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs open as the arrow keys reach them. Only the open panel is rendered. */
export const Tabs = ({ label, tabs, activeTab, onChange }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isCounted = tabs.some(({ count }) => count !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts that arrive later move the tabs
  useEffect(() => {
    const tab = list.current?.children[activeTab];
    if (list.current && tab instanceof HTMLElement)
      // Centred, so that its neighbours show on both sides.
      list.current.scrollLeft =
        tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [activeTab, isCounted]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = targets[event.key]?.(activeTab, tabs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === activeTab}
            aria-controls={index === activeTab ? `${id}-panel` : undefined}
            tabIndex={index === activeTab ? 0 : -1}
            onClick={() => onChange(index)}
            onKeyDown={handleKeyDown}
          >
            {tab.label}
            {tab.count !== undefined && <span className="n">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${activeTab}`}>
        {tabs[activeTab]?.panel}
      </div>
    </>
  );
};
