import { because } from '@livery/contract/shared/because';
import { safeLink } from '../agency/safe-link.ts';

/** What the About page shows: its content, or "About Us Page is not available". */
export type AboutState =
  | {
      readonly kind: 'content';
      /** The language of title and content, if the platform names it. */
      readonly language?: string;
      readonly title: string;
      /** A safe address, or `null` if there is no picture. */
      readonly image: string | null;
      /** Rich text (HTML), not sanitised yet; `hasContent` says whether it shows anything. */
      readonly content: string;
    }
  | { readonly kind: 'disabled' };

/**
 * The page exists if the agency and its content both enable it.
 *
 * @param switchedOn the agency's switch, `agency.about.enabled`
 * @rule 2.13, 2.15, 3.4
 */
export function aboutState(about: About, switchedOn: boolean): AboutState {
  if (switchedOn !== true || about.enabled !== true) return because('2.15', { kind: 'disabled' });
  const { language, title, image, content } = about;
  return because('2.13', {
    kind: 'content',
    ...(language !== undefined && { language }),
    title: title.trim(),
    image: safeLink('image', image),
    content,
  });
}

/** An agency's text about itself (rules §3, about). @rule 3.4 */
export interface About {
  readonly enabled: boolean;
  /** The language of title and content, if the platform names it; untrusted. */
  readonly language?: string;
  readonly title: string;
  /** An address as the agency wrote it. */
  readonly image: string;
  /** Rich text (HTML), untrusted. */
  readonly content: string;
}
