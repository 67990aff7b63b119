import type { LegalTexts } from '../agency/agency.ts';
import type { Service } from '../agency/products.ts';
import type { RemoteName } from '../remotes/remote-name.ts';
import type { MenuText } from './menu-labels.ts';

/** What shows a page: the shell itself, or a remote. */
export type Handler = 'home' | 'about' | 'faqs' | 'favourites' | 'errors' | 'logout' | Exclude<RemoteName, 'userStore'>;

/**
 * Who may open a page: everybody, or only signed-in users; for `booking`, everybody if the agency allows it (rules
 * 2.5).
 */
export type Access = 'public' | 'guarded' | 'booking';

/** Pages with the same layout. */
export type PageFamily =
  | 'home'
  | 'about'
  | 'faq'
  | 'favourites'
  | 'errors'
  | 'login'
  | 'authentication'
  | 'blog'
  | 'destination'
  | 'legal'
  | 'terms'
  | 'subscription'
  | 'cancellation-policy'
  | 'deal-link'
  | 'proposal'
  | 'booking'
  | 'manage-booking'
  | 'account'
  | 'agent'
  /** Pages of custom remotes. */
  | 'remote';

/** Message keys of page titles. */
export type PageTitle =
  | 'favourites.title'
  | 'logIn'
  | 'signUp'
  | `footer.${'privacyPolicy' | 'cookiesPolicy' | 'disclaimer' | 'terms'}`
  | `menu.${MenuText}`
  | `pages.${
      | Service
      | 'blog'
      | 'cancellationPolicy'
      | 'dealLink'
      | 'destination'
      | 'expired'
      | 'forgotPassword'
      | 'newPassword'
      | 'proposal'
      | 'signIn'
      | 'subscription'
      | 'topDestinations'
      | 'verify'}`;

/** A page of the site, or several whose paths begin the same way. */
export interface Page {
  /**
   * `{name}` matches one segment. A final `/*` matches any number of further segments; a final `*` matches the rest of
   * that segment too.
   */
  readonly pattern: string;
  readonly family: PageFamily;
  readonly handledBy: Handler;
  readonly access: Access;
  /** The message key of the page's title; by default, the page names itself. */
  readonly title?: PageTitle;
  /** The agency's legal text that the page shows. */
  readonly text?: keyof LegalTexts;
  /** The names of the permission that menus require for a link to the page; by default, none is needed. */
  readonly permission?: readonly string[];
  /** The page exists only for agencies that offer this. */
  readonly offer?: 'top destinations' | Service;
}

/** Pages that differ only in their paths. */
export type PageGroup = Omit<Page, 'pattern'> & { readonly patterns: readonly string[] };
