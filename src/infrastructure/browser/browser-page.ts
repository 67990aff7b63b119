import type { Page } from '../../application/navigation/page.port.ts';

type PageWindow = Pick<Window, 'location' | 'navigator' | 'history' | 'dispatchEvent'>;

/**
 * The browser's window as a page.
 *
 * @param preferredLanguages used instead of the browser's, for example for a server-rendered page
 */
export function browserPage(window: PageWindow, preferredLanguages?: readonly string[]): Page {
  const { location, history, navigator } = window;
  // The router stores its position in the history's state.
  const write = (address: URL) => history.replaceState(history.state, '', address);
  return {
    address: () => new URL(location.href),
    preferredLanguages: () => preferredLanguages ?? navigator.languages,
    replaceAddress(address) {
      write(address);
      // The `popstate` event informs the router, which would otherwise write the old address again.
      window.dispatchEvent(new Event('popstate'));
    },
    leaveFor: (address) => location.assign(address),
    reload(address) {
      if (address !== undefined) write(address);
      location.reload();
    },
  };
}
