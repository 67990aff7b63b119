/**
 * Tells the visitor, in their language, that the shell can't start: a file of it is missing, or its start fails. It has
 * no imports, so that it works even if every other file is missing; scripts/build/start-guard.ts builds it and inserts
 * the texts. The element that it fills is in index.html; a server-rendered page stays readable, with a notice below it.
 * The shell removes it once it is mounted.
 */
import type { StartTexts } from './ui/texts/start-texts.ts';

/** The texts by language code, with the language tag and the browser languages that select them. */
declare const START_TEXTS: Readonly<
  Record<string, StartTexts & { readonly lang: string; readonly dir: string; readonly aliases: readonly string[] }>
>;

const language = preferredLanguage(window);
const noticeTexts = START_TEXTS[language];
const notice = document.getElementById('start-notice') ?? createNotice();
if (noticeTexts !== undefined) {
  notice.lang = noticeTexts.lang;
  notice.dir = noticeTexts.dir;
  showTexts(noticeTexts.slow, noticeTexts);
}

const controller = new AbortController();
const listenerOptions = { capture: true, signal: controller.signal };
window.addEventListener('error', ({ target }) => onFailure(target), listenerOptions);
window.addEventListener('unhandledrejection', () => onFailure(window), listenerOptions);

/** @param where a script of the page, for failed fetches, or the window, for uncaught errors */
function onFailure(where: EventTarget | null): void {
  if (document.getElementById('start-notice') === null) return controller.abort();
  if (where !== window && !(where instanceof HTMLScriptElement && where.type === 'module')) return;
  notice.parentElement?.removeAttribute('aria-busy');
  notice.setAttribute('role', 'alert');
  notice.hidden = false;
  if (noticeTexts !== undefined) showTexts(noticeTexts.failed, noticeTexts);
}

/** Hidden until the start fails; everything that it covers can be scrolled into view. */
function createNotice(): HTMLElement {
  const element = document.createElement('aside');
  const link = document.createElement('a');
  link.href = '';
  element.append(document.createElement('h2'), document.createElement('p'), link);
  element.id = 'start-notice';
  element.className = 'first-paint-notice first-paint-below';
  element.hidden = true;
  document.body.append(element);
  return element;
}

function showTexts(heading: string, { hint, retry }: StartTexts): void {
  const [title, text, link] = ['h1, h2', 'p', 'a'].map((name) => notice.querySelector(name));
  if (title) title.textContent = heading;
  if (text) text.textContent = hint;
  if (link) link.textContent = retry;
}

/** The language that the shell would choose, from the device's settings only (rules 9.8). */
function preferredLanguage({ location, navigator }: Window): string {
  // oxlint-disable-next-line no-restricted-properties -- the cookie jar is a part of what may fail
  const storedLanguage = /(?:^|;\s*)(?:pll_)?language=([a-z]{2})/.exec(document.cookie)?.[1];
  const lng = new URLSearchParams(location.search).get('lng');
  const preferred = navigator.languages.map((tag) => languageCode(tag.slice(0, 2)));
  const candidates = [lng && languageCode(lng.trim().slice(0, 2).toLowerCase()), storedLanguage, ...preferred];
  return candidates.find((candidate) => Object.hasOwn(START_TEXTS, candidate ?? '')) ?? 'en';
}

function languageCode(language: string): string {
  return Object.keys(START_TEXTS).find((code) => START_TEXTS[code]?.aliases.includes(language)) ?? language;
}
