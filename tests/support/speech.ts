import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Language } from '#shared/lists.ts';
import { frameWords, roleWords, stateWords } from './speech-words.ts';

type Node = {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: unknown };
  /** `aria-valuetext`, which the protocol leaves out. */
  valueText?: string;
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

declare global {
  interface Window {
    announced: string[];
  }
}

/** Said with their name alone: a screen reader does not read what is inside once more. */
const wholes = new Set([
  ...['link', 'button', 'heading', 'slider', 'checkbox', 'switch', 'radio', 'textbox', 'combobox', 'tab', 'image'],
  ...['DisclosureTriangle', 'progressbar'],
]);
/** Their words run on in one line. */
const runs = new Set(['paragraph', 'term', 'definition', 'LabelText', 'listitem']);
const silentStates = new Set(['checked=false', 'pressed=false', 'expanded=false']);

const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const createVoice = (language: Language, nodes: ReadonlyMap<string, Node>) => {
  const childrenOf = ({ childIds = [] }: Node): Node[] => childIds.flatMap((id) => nodes.get(id) ?? []);
  const roleOf = ({ role }: Node): string => role?.value ?? '';
  const nameOf = ({ name }: Node): string => plain(name?.value ?? '');

  const statesOf = (node: Node): string[] => {
    const isToggled = ['checkbox', 'switch', 'radio', 'DisclosureTriangle', 'combobox'].includes(roleOf(node));
    const keys = (node.properties ?? []).map(({ name, value }) => `${name}=${value.value}`);
    return keys
      .filter((key) => isToggled || !silentStates.has(key) || /^pressed|^expanded/.test(key))
      .flatMap((key) => stateWords[language][key] ?? []);
  };
  const rawTextIn = (node: Node): string =>
    roleOf(node) === 'StaticText' ? (node.name?.value ?? '') : childrenOf(node).map(rawTextIn).join('');
  const textIn = (node: Node): string => plain(rawTextIn(node));

  const lineOf = (node: Node): string => {
    const word = roleWords[language][roleOf(node)] ?? roleOf(node);
    const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
    const shown = node.valueText ?? node.value?.value;
    const isValued = ['slider', 'textbox', 'combobox', 'progressbar'].includes(roleOf(node));
    const value = isValued && shown !== undefined ? plain(String(shown)) : '';
    const kind = level && roleOf(node) === 'heading' ? `${word} ${level}` : word;
    const described = plain(node.description?.value ?? '');
    // A tooltip that repeats the name is said once.
    const description = described === nameOf(node) ? '' : described;
    return [nameOf(node), kind, ...statesOf(node), value, description].filter(Boolean).join(', ');
  };

  const say = (node: Node): string[] => {
    const role = roleOf(node);
    const children = childrenOf(node);
    if (node.ignored) return children.flatMap(say);
    if (role === 'StaticText') return nameOf(node) ? [nameOf(node)] : [];
    if (wholes.has(role)) return [lineOf(node)];
    if (runs.has(role) && children.every((child) => !hasWhole(child))) {
      const text = textIn(node);
      return text ? [text] : [];
    }
    const inside = children.flatMap(say);
    if (role === 'list') {
      const count = children.filter((child) => roleOf(child) === 'listitem' || child.ignored).length;
      const named = nameOf(node) ? `${nameOf(node)}, ` : '';
      return [`${named}${roleWords[language].list}, ${count} ${frameWords[language].items}`, ...inside];
    }
    const word = nameOf(node) && roleWords[language][role];
    return word ? [`${nameOf(node)}, ${word}`, ...inside] : inside;
  };
  const hasWhole = (node: Node): boolean =>
    wholes.has(roleOf(node)) || roleOf(node) === 'list' || childrenOf(node).some(hasWhole);

  return { say, lineOf };
};

/** Collects what live regions say from now on. */
const listen = (): void => {
  if (window.announced) return;
  window.announced = [];
  const selector = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const hear = (region: Element | null | undefined): void => {
    // Keeps what stands side by side apart.
    const words = region instanceof HTMLElement ? region.innerText : '';
    const text = words
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (text && window.announced.at(-1) !== text) window.announced.push(text);
  };
  new MutationObserver((changes) => {
    const heard = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const within = (target instanceof Element ? target : target.parentElement)?.closest(selector);
      if (within) heard.add(within);
      for (const node of addedNodes) {
        // A region that comes with its words is said only if it is an alert, or a message of the toasts.
        const region = node instanceof Element ? (node.matches('[role]') ? node : node.querySelector('[role]')) : null;
        if (region?.matches('[role="alert"], .Toastify__toast [role], .Toastify__toast')) heard.add(region);
      }
    }
    for (const region of heard) hear(region);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

/** Writes down what a screen reader says, from Chromium's accessibility tree and the live regions. */
export const createReader = async (page: Page, language: Language) => {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  await client.send('DOM.enable');
  const lines: string[] = [];

  const voiceFor = async (place: Locator) => {
    const handle = await place.elementHandle();
    const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
    await handle?.evaluate((element) => element.setAttribute('data-read', ''));
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-read]' });
    const { node: described } = await client.send('DOM.describeNode', { nodeId });
    await handle?.evaluate((element) => element.removeAttribute('data-read'));
    for (const slider of nodes.filter(({ role }) => role?.value === 'slider')) {
      const { node: drawn } = await client.send('DOM.describeNode', { backendNodeId: slider.backendDOMNodeId });
      const attributes = drawn.attributes ?? [];
      const text = attributes[attributes.indexOf('aria-valuetext') + 1];
      if (attributes.includes('aria-valuetext') && text) slider.valueText = text;
    }
    const node = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === described.backendNodeId);
    if (!node) throw new Error('the place is not in the accessibility tree');
    return { node, ...createVoice(language, new Map(nodes.map((one) => [one.nodeId, one]))) };
  };

  return {
    lines,
    begin: (title: string): void => void lines.push('', `## ${title}`, ''),
    listen: (): Promise<void> => page.evaluate(listen),
    /** The title that is said when a page opens. */
    page: async (): Promise<void> => void lines.push(`- ${frameWords[language].page}: ${plain(await page.title())}`),
    read: async (place: Locator): Promise<void> => {
      const { node, say } = await voiceFor(place);
      lines.push(...say(node).map((line) => `- ${line}`));
    },
    /** The words that are said as the focus arrives. */
    focus: async (place: Locator): Promise<void> => {
      await place.focus();
      const { node, lineOf } = await voiceFor(place);
      lines.push(`- ${frameWords[language].focus}: ${lineOf(node)}`);
    },
    hear: async (): Promise<void> => {
      const said = await page.evaluate(() => window.announced.splice(0));
      lines.push(...said.map((text) => `- ${frameWords[language].announced}: ${text}`));
    },
  };
};
