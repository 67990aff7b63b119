import { textLanguage } from '@livery/contract/content/text-language';
import { languageTag } from '@livery/contract/market/language';
import { useLanguage } from '../texts/use-language.ts';

interface Props {
  /** Untrusted. */
  readonly text: string;
  /** Its language as the API names it, untrusted. */
  readonly language?: string | undefined;
  readonly className?: string | undefined;
}

/** A text of an agency or supplier, with a `lang` attribute if it isn't in the page's language (WCAG 3.1.2). */
export function AuthoredText({ text, language = '', className }: Props) {
  const page = languageTag(useLanguage());
  return (
    <bdi className={className} {...textLanguage(text, page, language)}>
      {text}
    </bdi>
  );
}
