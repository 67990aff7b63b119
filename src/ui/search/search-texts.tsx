import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, type LanguageCode, languageTagOf } from '../../domain/market/language.ts';
import { type LazyComponent, LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useLanguage } from '../texts/use-language.ts';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    search: typeof english;
  }
}

type Messages = typeof english;

interface Props {
  readonly children: ReactNode;
}

/** The messages of each language, as lazy components: a server names the one that it rendered with, as it does others. */
const TEXTS = new Map(
  Object.entries(import.meta.glob<Messages>('./texts/*.json', { import: 'default' })).map(([path, load]) => {
    const language = /(\w+)\.json$/.exec(path)?.[1] ?? '';
    const name = `search/texts/${language}`;
    return [language, lazyComponent(name, async () => withMessages(language as LanguageCode, await load()))] as const;
  }),
);

/** Renders children once the messages of the search are there, those for fields of the design system included. */
function withMessages(language: LanguageCode, messages: Messages): ComponentType<Props> {
  const tag = languageTagOf(language);
  return function WithMessages({ children }) {
    const { i18n } = useTranslation();
    // The same each time, and before any child asks for one.
    if (!i18n.hasResourceBundle(tag, 'search')) {
      i18n.addResourceBundle(tag, 'search', messages);
      i18n.addResourceBundle(tag, 'ui', messages.ui, true);
    }
    return children;
  };
}

/** Renders children with the messages of the search in the page's language, else in English. */
export function SearchTexts({ fallback, children }: Props & { readonly fallback: ReactNode }) {
  const language = useLanguage();
  const english = TEXTS.get(FALLBACK_LANGUAGE);
  const texts = TEXTS.get(language) ?? english;
  const slot = (component: LazyComponent<Props> | undefined, otherwise: ReactNode) =>
    component === undefined ? (
      otherwise
    ) : (
      <LazySlot
        key={component.name}
        component={component}
        props={{ children }}
        fallback={fallback}
        renderFailed={() => otherwise}
      />
    );
  return slot(texts, slot(english, null));
}
