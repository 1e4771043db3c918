import type { Page } from '@playwright/test';

const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';

/** Finds controls without words, drawing or edge, and states that only a color told. One line each. */
const findUnseen = (controls: string): string[] => {
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const groundOf = (element: Element | null): string => {
    if (!element) return 'none';
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };
  const hasEdge = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return (['Top', 'Bottom'] as const).some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        style[`border${side}Style`] !== 'none' &&
        style[`border${side}Color`] !== groundOf(element.parentElement),
    );
  };
  const hasWords = (element: Element): boolean =>
    [...element.querySelectorAll('*'), element].some(
      (part) =>
        isSeen(part) &&
        !part.closest('.sr') &&
        [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
  const hasDrawing = (element: Element): boolean =>
    [...element.querySelectorAll('svg, img')].some(
      (part) => isSeen(part) && getComputedStyle(part).color !== groundOf(element),
    );
  // A field’s label may draw it; a file’s field is hidden behind its zone.
  const holderOf = (element: Element): Element =>
    (element.matches('input') && (element.closest('label') ?? element)) || element;
  const isDrawnByTheBrowser = (element: Element): boolean => element.matches('input:is([type="range"], [type="file"])');
  const all = [...document.querySelectorAll(controls)].filter(isSeen);
  const unseen = all.filter((element) => {
    const holder = holderOf(element);
    return (
      !isDrawnByTheBrowser(element) &&
      ![element, holder].some((one) => hasEdge(one) || hasWords(one) || hasDrawing(one))
    );
  });

  const looks = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const {
            backgroundColor,
            color,
            borderColor,
            borderWidth,
            outline,
            fontWeight,
            fill,
            stroke,
            content,
            ...rest
          } = getComputedStyle(part, pseudo);
          return [
            backgroundColor,
            color,
            borderColor,
            borderWidth,
            outline,
            fontWeight,
            fill,
            stroke,
            content,
            rest.width,
          ];
        }),
      )
      .join();
  const isOn = (element: Element): boolean =>
    element.matches(
      '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), :checked',
    );
  const kindOf = (element: Element): string =>
    `${element.tagName} ${element.getAttribute('role')} ${element.getAttribute('type')} ${holderOf(element).className.replace(/\b(on|is-on)\b/g, '')} ${element.closest('fieldset, nav, [role="tablist"], form')?.className}`;
  const off = new Map(all.filter((one) => !isOn(one) && !one.matches(':disabled')).map((one) => [kindOf(one), one]));
  const untold = all.filter((element) => {
    const other = isOn(element) ? off.get(kindOf(element)) : undefined;
    return other !== undefined && looks(holderOf(other)) === looks(holderOf(element));
  });
  return [
    ...unseen.map((element) => `nothing of it is seen: ${nameOf(element)}`),
    ...untold.map((element) => `its state is not seen: ${nameOf(element)}`),
  ];
};

/** Finds controls around which nothing is drawn while they have the focus. */
const findUnfocused = (controls: string): string[] => {
  const isOutlined = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  const top = document.querySelector('dialog:modal') ?? document.body;
  return [...top.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return [];
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) return [];
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.closest('label')];
    const siblings = [...(element.parentElement?.children ?? [])];
    if ([...around, ...siblings].some((one) => one && isOutlined(one))) return [];
    return [`its focus is not seen: ${element.tagName.toLowerCase()}.${element.className}`];
  });
};

export const findInForcedColors = async (page: Page): Promise<string[]> => {
  const unseen = await page.evaluate(findUnseen, controls);
  // After a key, the browser shows the focus that a script gives.
  await page.keyboard.press('Shift');
  return [...unseen, ...(await page.evaluate(findUnfocused, controls))];
};
