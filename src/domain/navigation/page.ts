import type { RemoteName } from '../remotes/remote-name.ts';

/** Who shows a page: the shell itself, or a remote module. */
export type Handler = 'home' | 'about' | 'faqs' | 'errors' | 'logout' | Exclude<RemoteName, 'userStore'>;

/**
 * Who may open a page: everybody, those who are signed in, or for `booking`
 * everybody where the agency allows it (readings 19).
 */
export type Access = 'public' | 'guarded' | 'booking';

/** Pages that are laid out alike. */
export type PageFamily =
  | 'home'
  | 'about'
  | 'faq'
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
  | 'account'
  | 'agent';

/** A page of the site, or several that start alike. */
export interface Page {
  /** `{name}` stands for any one segment, a final `/*` for nothing or any segments more, a final `*` for the rest of a segment too. */
  readonly pattern: string;
  readonly family: PageFamily;
  readonly handledBy: Handler;
  readonly access: Access;
  /** The page is only there for agencies that offer this. */
  readonly offer?: 'top destinations' | 'resorts';
}
