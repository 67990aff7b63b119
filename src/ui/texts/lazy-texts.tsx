import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, type LanguageCode, languageTagOf } from '../../domain/market/language.ts';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useLanguage } from './use-language.ts';

interface Props {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

interface Texts<Messages> {
  readonly namespace: string;
  /** Loads the messages of each language, by the paths of their files. */
  readonly files: Readonly<Record<string, () => Promise<Messages>>>;
  /** Whether no server renders what they are for. */
  readonly clientOnly?: boolean;
  /** More messages that the same files have, by their namespaces. */
  readonly moreOf?: (messages: Messages) => Readonly<Record<string, object>>;
}

/**
 * Renders children once the messages of a namespace are there, in the page's language, else in English. They are lazy
 * components: a server names the one that it rendered with, as it does others.
 */
export function lazyTexts<Messages extends object>(texts: Texts<Messages>): ComponentType<Props> {
  const { namespace, files, clientOnly = false, moreOf } = texts;
  const components = new Map(
    Object.entries(files).map(([path, load]) => {
      const language = path.slice(-7, -5);
      const name = `${namespace}/texts/${language}`;
      return [language, lazyComponent(name, async () => withMessages(language as LanguageCode, await load()))] as const;
    }),
  );

  function withMessages(language: LanguageCode, messages: Messages): ComponentType<Props> {
    const tag = languageTagOf(language);
    return function WithMessages({ children }) {
      const { i18n } = useTranslation();
      // The same each time, and before any child asks for one.
      if (!i18n.hasResourceBundle(tag, namespace)) {
        i18n.addResourceBundle(tag, namespace, messages);
        for (const [name, more] of Object.entries(moreOf?.(messages) ?? {})) {
          i18n.addResourceBundle(tag, name, more, true);
        }
      }
      return children;
    };
  }

  return function LazyTexts({ fallback, children }) {
    const slot = (code: LanguageCode, otherwise: ReactNode) => {
      const component = components.get(code);
      if (component === undefined) return otherwise;
      const renderFailed = () => otherwise;
      return <LazySlot key={code} {...{ component, clientOnly, fallback, renderFailed }} props={{ children }} />;
    };
    return slot(useLanguage(), slot(FALLBACK_LANGUAGE, null));
  };
}
