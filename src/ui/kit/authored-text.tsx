import { textLanguage } from '@livery/contract/content/text-language';
import { languageTag } from '@livery/contract/market/language';
import { useLanguage } from '../texts/use-language.ts';

interface Props {
  /** Untrusted. */
  readonly text: string;
  /** The language that the API names for it, untrusted. */
  readonly language?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A text that an agency or supplier wrote, with a `lang` attribute if it isn't in the language of the page (WCAG
 * 3.1.2).
 */
export function AuthoredText({ text, language = '', className }: Props) {
  const page = languageTag(useLanguage());
  return (
    <bdi className={className} {...textLanguage(text, page, language)}>
      {text}
    </bdi>
  );
}
