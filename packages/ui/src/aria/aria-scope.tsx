import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

interface Props {
  /** The tag of the page's language, in i18next's form. */
  readonly language: string;
  readonly children: ReactNode;
}

/** Sets the page's locale around each component. Digits are Latin in every language of the site. */
export function AriaScope({ language, children }: Props) {
  useLayoutEffect(keepStyleSheetAway, []);
  const locale = new Intl.Locale(language, { numberingSystem: 'latn' }).toString();
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

/** The id that react-aria gives its style sheet; it adds none if an element has this id. */
const STYLE_ID = 'react-aria-pressable-style';

let scopeCount = 0;

/** The page's security policy refuses style sheets that scripts add; with-aria.module.css contains the rule instead. */
function keepStyleSheetAway() {
  scopeCount += 1;
  if (document.getElementById(STYLE_ID) === null) {
    document.head.append(Object.assign(document.createElement('meta'), { id: STYLE_ID }));
  }
  return () => {
    scopeCount -= 1;
    if (scopeCount === 0) document.getElementById(STYLE_ID)?.remove();
  };
}
