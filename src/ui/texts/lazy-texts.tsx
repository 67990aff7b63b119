import { FALLBACK_LANGUAGE, type LanguageCode, languageTag } from '@livery/contract/market/language';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { type LoadTexts, textsInUse } from './texts-in-use.ts';
import { useLanguage } from './use-language.ts';

interface Props {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

interface TextsProps {
  readonly children: ReactNode;
}

interface LazyTextsOptions<Messages> {
  readonly namespace: string;
  /** Loads the messages of each language, by the paths of their files. */
  readonly files: Readonly<Record<string, () => Promise<Messages>>>;
  /** Whether servers never render the components that use them. */
  readonly clientOnly?: boolean;
  /** Messages for other namespaces in the same files, by namespace. */
  readonly moreOf?: (messages: Messages) => Readonly<Record<string, object>>;
}

/**
 * Renders children once the messages of a namespace are loaded, in the page's language, else in English. They are lazy
 * components, so a server lists the file that it rendered with like other components. When the language changes, the
 * children stay, and are translated with the rest of the page, or when the messages arrive later.
 */
export function lazyTexts<Messages extends object>(texts: LazyTextsOptions<Messages>): ComponentType<Props> {
  const { namespace, files, clientOnly = false, moreOf } = texts;
  const loads = new Map(Object.entries(files).map(([path, load]) => [path.slice(-7, -5) as LanguageCode, load]));
  const components = new Map(
    [...loads].map(([language, load]) => {
      const name = `${namespace}/texts/${language}`;
      return [language, lazyComponent(name, async () => withMessages(language, await load()))] as const;
    }),
  );

  const loadTexts: LoadTexts = async (language) => {
    const messages = await loads
      .get(language)?.()
      .catch(() => undefined);
    return (i18n) => messages && add(i18n, language, messages, true);
  };

  function add(i18n: I18n, language: LanguageCode, messages: Messages, silent: boolean): void {
    const tag = languageTag(language);
    // If children have requested them without success, i18next has an empty bundle.
    if (Object.keys(i18n.getResourceBundle(tag, namespace) ?? {}).length > 0) return;
    const all = { [namespace]: messages, ...moreOf?.(messages) };
    for (const [name, added] of Object.entries(all)) i18n.addResourceBundle(tag, name, added, true, false, { silent });
  }

  function withMessages(language: LanguageCode, messages: Messages): ComponentType<TextsProps> {
    return function WithMessages({ children }) {
      const { i18n } = useTranslation();
      const isFirst = children !== null;
      // Silently, and before any child uses a message.
      if (isFirst) add(i18n, language, messages, true);

      useLayoutEffect(() => {
        // Components that already show messages of the language are rendered again.
        if (!isFirst) add(i18n, language, messages, false);
      }, [i18n, isFirst]);

      return children;
    };
  }

  return function LazyTexts({ fallback, children }) {
    const language = useLanguage();
    const [firstLanguage] = useState(language);
    useLayoutEffect(() => {
      textsInUse.add(loadTexts);
      return () => void textsInUse.delete(loadTexts);
    }, []);
    const slot = (code: LanguageCode, props: TextsProps, otherwise: ReactNode) => {
      const component = components.get(code);
      if (component === undefined) return otherwise;
      const renderFailed = () => otherwise;
      return (
        <LazySlot
          key={code}
          {...{ component, clientOnly, renderFailed, props }}
          fallback={props.children && fallback}
        />
      );
    };
    const laterContent = { children: null };
    return (
      <>
        {slot(firstLanguage, { children }, slot(FALLBACK_LANGUAGE, { children }, null))}
        {language !== firstLanguage && slot(language, laterContent, slot(FALLBACK_LANGUAGE, laterContent, null))}
      </>
    );
  };
}
