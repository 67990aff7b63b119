import type { Page } from '../../application/navigation/page.port.ts';

/** The browser's window as a page. */
export function browserPage(window: Pick<Window, 'location' | 'navigator'>): Page {
  return {
    address: () => new URL(window.location.href),
    preferredLanguages: () => window.navigator.languages,
  };
}
