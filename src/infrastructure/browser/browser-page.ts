import type { Page } from '../../application/navigation/page.port.ts';

/** The browser's window as a page. */
export function browserPage(window: Pick<Window, 'location' | 'navigator' | 'history'>): Page {
  const { location, history, navigator } = window;
  // The router keeps its place in the history's state.
  const replaceAddress = (address: URL) => history.replaceState(history.state, '', address);
  return {
    address: () => new URL(location.href),
    preferredLanguages: () => navigator.languages,
    replaceAddress,
    leaveFor: (address) => location.assign(address),
    reload(address) {
      if (address !== undefined) replaceAddress(address);
      location.reload();
    },
  };
}
