import { safeLink } from '../agency/safe-link.ts';
import type { About } from './about.ts';
import { hasContent } from './has-content.ts';

/** What the About page shows: its content, or "About Us Page is not available". */
export type AboutState =
  | {
      readonly kind: 'content';
      /** Of title and content, where the platform tells. */
      readonly language?: string;
      readonly title: string;
      /** A safe address, or `null` for no picture. */
      readonly image: string | null;
      /** Rich text (HTML), still to be sanitised, or `null` when there is none. */
      readonly content: string | null;
    }
  | { readonly kind: 'disabled' };

/** @see specification §2, /about */
export function aboutState({ enabled, language, title, image, content }: About): AboutState {
  if (enabled !== true) return { kind: 'disabled' };
  return {
    kind: 'content',
    ...(language !== undefined && { language }),
    title: title.trim(),
    image: safeLink('image', image.trim()),
    content: hasContent(content) ? content : null,
  };
}
