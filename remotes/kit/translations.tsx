import type { i18n, ResourceLanguage } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { switchMap } from 'rxjs';
import type { LanguageCode } from '../../src/application/remotes/remote-context.ts';
import { localeOf } from './format/locale.ts';
import kitEnglish from './texts/en.json' with { type: 'json' };
import { useRemote } from './use-remote.ts';

declare module 'i18next' {
  interface Namespaces {
    kit: typeof kitEnglish;
  }
}

/** Messages that are there, or how to fetch them. */
export type MessageFile = ResourceLanguage | (() => Promise<ResourceLanguage>);

/** The messages of a namespace in every language. */
export interface MessageFiles {
  readonly namespace: string;
  readonly english: ResourceLanguage;
  /** By path, such as `./texts/pt.json`; English stands in for what is missing. */
  readonly others: Readonly<Record<string, MessageFile>>;
}

interface Props {
  /** Of what is shown here; what only the kit says needs none. */
  readonly files?: MessageFiles | undefined;
  /** Shown until the messages of the visitor's language are there. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

const KIT: MessageFiles = {
  namespace: 'kit',
  english: kitEnglish,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};

/**
 * Hands react-i18next a clone of the shell's instance with the messages of this
 * part of a remote, and the kit's under the namespace `kit`. Its language is the
 * visitor's as soon as the files of that language are there.
 */
export function Translations({ files, waiting = null, children }: Props) {
  const context = useRemote();
  const [i18n, setI18n] = useState<i18n>();

  useEffect(() => {
    const own = context.i18n.cloneInstance() as i18n;
    const all = files === undefined ? [KIT] : [KIT, files];
    for (const { namespace, english } of all) own.addResourceBundle('en', namespace, english);
    const following = context.language.changes
      .pipe(switchMap((language) => addMessages(own, all, language)))
      .subscribe((tag) => {
        void own.changeLanguage(tag);
        setI18n(own);
      });
    return () => following.unsubscribe();
  }, [context, files]);

  return i18n === undefined ? waiting : <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/**
 * Adds the messages of a language, all of them or none: a part of a sentence in
 * English helps nobody.
 *
 * @returns the tag of the language
 */
async function addMessages(i18n: i18n, all: readonly MessageFiles[], language: LanguageCode): Promise<string> {
  const tag = new Intl.Locale(localeOf(language)).baseName;
  try {
    const bundles = await Promise.all(
      all.map(async ({ namespace, others }) => {
        const file = others[`./texts/${language}.json`];
        return { namespace, messages: typeof file === 'function' ? await file() : file };
      }),
    );
    if (bundles.every(({ messages }) => messages !== undefined)) {
      for (const { namespace, messages } of bundles) i18n.addResourceBundle(tag, namespace, messages);
    }
  } catch {
    // English, the fallback, stands in.
  }
  return tag;
}
