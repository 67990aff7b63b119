import type { Page } from '../navigation/page.port.ts';
import type { RemoteScreen } from './remotes.ts';

/** What the user store has for a screen: it shows nothing, names no page, and has nothing to say. */
export function withoutScreen(page: Page): RemoteScreen {
  const { pathname: path, search, hash } = page.address();
  return {
    location: { path, search, hash },
    navigate: (to) => page.leaveFor(to),
    titlePage: () => undefined,
    showContent: () => () => undefined,
    messageText: ({ text }) => text,
    sayer: () => (key) => key,
  };
}
