import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, type LanguageCode, languageTagOf } from '../../domain/market/language.ts';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useLanguage } from '../texts/use-language.ts';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    saved: typeof english;
  }
}

type Messages = typeof english;

interface Props {
  readonly children: ReactNode;
}

/** The messages of each language, as lazy components. */
const TEXTS = new Map(
  Object.entries(import.meta.glob<Messages>('./texts/*.json', { import: 'default' })).map(([path, load]) => {
    const language = /(\w+)\.json$/.exec(path)?.[1] ?? '';
    return [
      language,
      lazyComponent(`saved/texts/${language}`, async () => withMessages(language as LanguageCode, await load())),
    ] as const;
  }),
);

/** Renders children once the messages are there. */
function withMessages(language: LanguageCode, messages: Messages): ComponentType<Props> {
  const tag = languageTagOf(language);
  return function WithMessages({ children }) {
    const { i18n } = useTranslation();
    // The same each time, and before any child asks for one.
    if (!i18n.hasResourceBundle(tag, 'saved')) i18n.addResourceBundle(tag, 'saved', messages);
    return children;
  };
}

/** Renders children with the messages of recents and favourites in the page's language, else in English. */
export function SavedTexts({ children }: Props) {
  const language = useLanguage();
  const slot = (code: LanguageCode, otherwise: ReactNode) => {
    const component = TEXTS.get(code);
    return (
      component !== undefined && (
        <LazySlot key={code} clientOnly component={component} props={{ children }} renderFailed={() => otherwise} />
      )
    );
  };
  return slot(language, slot(FALLBACK_LANGUAGE, null));
}
