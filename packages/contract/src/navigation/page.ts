import type { LegalTexts } from '../agency/agency.ts';
import type { Service } from '../agency/products.ts';
import type { RemoteName } from '../remotes/remote-name.ts';
import type { MenuText } from './menu-labels.ts';

/** What shows a page: the shell itself, or a remote module. */
export type Handler = 'home' | 'about' | 'faqs' | 'favourites' | 'errors' | 'logout' | Exclude<RemoteName, 'userStore'>;

/**
 * Who may open a page: everybody, those who are signed in, or for `booking`
 * everybody if the agency allows it (rules 2.5).
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

/** The keys of the texts that name pages. */
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

/** A page of the site, or several that start alike. */
export interface Page {
  /** `{name}` matches one segment, a final `/*` any number of further segments, a final `*` the rest of a segment too. */
  readonly pattern: string;
  readonly family: PageFamily;
  readonly handledBy: Handler;
  readonly access: Access;
  /** What the page is called: the key of its text; by default, the page names itself. */
  readonly title?: PageTitle;
  /** The agency's legal text that the page shows. */
  readonly text?: keyof LegalTexts;
  /** The names of the permission without which no menu leads to the page; by default, none is needed. */
  readonly permission?: readonly string[];
  /** The page is only there for agencies that offer this. */
  readonly offer?: 'top destinations' | Service;
}

/** Pages that have everything in common but their paths. */
export type PageGroup = Omit<Page, 'pattern'> & { readonly patterns: readonly string[] };
