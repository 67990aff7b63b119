import { FALLBACK_LANGUAGE, languageTagOf } from '../../domain/market/language.ts';
import type { Page } from '../navigation/page.port.ts';
import type { RemoteI18n } from './remote-i18n.ts';
import type { RemoteScreen } from './remotes.ts';

const WITHOUT_MESSAGES: RemoteI18n = {
  language: languageTagOf(FALLBACK_LANGUAGE),
  changeLanguage: async () => undefined,
  addResourceBundle: () => undefined,
  getFixedT: () => (key) => key,
  cloneInstance: () => WITHOUT_MESSAGES,
};

/** What the user store has for a screen: it shows nothing, names no page, and has no messages. */
export function withoutScreen(page: Page): RemoteScreen {
  const { pathname: path, search, hash } = page.address();
  return {
    location: { path, search, hash },
    navigate: (to) => page.leaveFor(to),
    titlePage: () => undefined,
    showContent: () => () => undefined,
    messageText: ({ text }) => text,
    i18n: WITHOUT_MESSAGES,
  };
}
