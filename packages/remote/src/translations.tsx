import type { LanguageCode, Messages } from '@livery/contract/remotes/remote-context';
import { UI_TEXTS } from '@livery/ui/texts';
import type { i18n } from 'i18next';
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { localeOf } from './format/locale.ts';
import { FailedState } from './states/failed-state.tsx';
import { useRemote } from './use-remote.ts';

declare module 'i18next' {
  interface Namespaces {
    /** The namespace that i18next has by default, which no remote uses. */
    translation: Readonly<Record<never, string>>;
    ui: (typeof UI_TEXTS)['english'];
  }
  interface CustomTypeOptions {
    /** The messages of each namespace, in English: a remote adds its own to `Namespaces`. */
    resources: Namespaces;
  }
}

/** Messages, or a function that loads them. */
export type MessageFile = Messages | (() => Promise<Messages>);

/** The messages of a namespace in every language. */
export interface MessageFiles {
  readonly namespace: string;
  /** Loaded immediately; if it is a function, only if English is the visitor's language or theirs can't be loaded. */
  readonly english: MessageFile;
  /** By path, such as `./texts/pt.json`; English replaces missing messages. */
  readonly others: Readonly<Record<string, MessageFile>>;
}

interface Props {
  /** Messages for the children, in addition to those of `@livery/ui`; by default, those of the surrounding part. */
  readonly files?: readonly MessageFiles[] | undefined;
  /** Shown until the messages of the visitor's language are loaded. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
}

/** The messages of the surrounding part. */
const MessageFilesContext = createContext<readonly MessageFiles[]>([]);

/**
 * Passes a clone of the shell's instance to react-i18next, with the messages of this part of a remote and those of
 * `@livery/ui`. Its language becomes the visitor's as soon as the files of that language are loaded.
 */
export function Translations({ files: ownFiles, loading = null, children }: Props) {
  const context = useRemote();
  const around = use(MessageFilesContext);
  const files = ownFiles ?? around;
  const allTexts = useMemo(() => [UI_TEXTS, ...files], [files]);
  const [i18n] = useState(() =>
    withLoadedMessages(context.i18n.cloneInstance() as i18n, allTexts, context.language.now()),
  );
  // An object that inherits from it: react-i18next 17 copies none of its properties for each component, see the shell's
  // app.tsx.
  const provided = useMemo<i18n>(() => Object.create(i18n), [i18n]);
  const [state, setState] = useState(() => initialLoadState(context.language.now(), allTexts));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let latest: LanguageCode | undefined;
    const following = context.language.changes.subscribe((language) => {
      latest = language;
      addMessages(i18n, allTexts, language, context.reportError).then(
        (tag) => {
          if (language !== latest) return;
          if (tag !== i18n.language) void i18n.changeLanguage(tag);
          startTransition(() => setState('ready'));
        },
        (error: unknown) => {
          if (language !== latest) return;
          context.reportError(error);
          setState('failed');
        },
      );
    });
    return () => {
      latest = undefined;
      following.unsubscribe();
    };
  }, [context, i18n, allTexts, attempt]);

  // When a dev server has replaced messages, which are the same objects; not part of a build.
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    const replaceTexts = () => {
      addEnglish(i18n, allTexts);
      void addMessages(i18n, allTexts, context.language.now(), context.reportError).then((tag) =>
        i18n.changeLanguage(tag),
      );
    };
    addEventListener('livery:messages', replaceTexts);
    return () => removeEventListener('livery:messages', replaceTexts);
  }, [context, i18n, allTexts]);

  if (state === 'loading') return loading;
  const failedElement = <FailedState level={1} heading={i18n.t('broken', { ns: 'ui' })} onRetry={retry} />;
  return (
    <I18nextProvider i18n={provided}>
      <MessageFilesContext value={files}>{state === 'failed' ? failedElement : children}</MessageFilesContext>
    </I18nextProvider>
  );

  function retry() {
    setState('loading');
    setAttempt(attempt + 1);
  }
}

/** Messages are shown immediately if none has to be loaded: English, and on a server any language. */
function initialLoadState(language: LanguageCode, allFiles: readonly MessageFiles[]): 'loading' | 'ready' | 'failed' {
  const isLoaded = allFiles.every((files) => typeof (findMessageFile(files, language) ?? files.english) === 'object');
  return isLoaded ? 'ready' : 'loading';
}

/** Adds English, and the visitor's language if none of its files has to be loaded. */
function withLoadedMessages(i18n: i18n, allFiles: readonly MessageFiles[], language: LanguageCode): i18n {
  addEnglish(i18n, allFiles);
  if (language === 'en' || initialLoadState(language, allFiles) !== 'ready') return i18n;
  const tag = new Intl.Locale(localeOf(language)).baseName;
  const messages = allFiles.map((files) => findMessageFile(files, language));
  if (messages.every((message) => message !== undefined)) {
    for (const [index, { namespace }] of allFiles.entries()) i18n.addResourceBundle(tag, namespace, messages[index]);
  }
  void i18n.changeLanguage(tag);
  return i18n;
}

/** The same messages, after loading those that a page in this language shows. */
export async function loadMessages(allFiles: readonly MessageFiles[], language: LanguageCode): Promise<MessageFiles[]> {
  return Promise.all(
    allFiles.map(async (files) => {
      const { namespace } = files;
      const [english, ownMessages] = await Promise.all([
        importMessages(files.english),
        importMessages(findMessageFile(files, language)).catch(() => undefined),
      ]);
      return { namespace, english, others: ownMessages === undefined ? {} : { [`/${language}.json`]: ownMessages } };
    }),
  );
}

function findMessageFile({ english, others }: MessageFiles, language: LanguageCode): MessageFile | undefined {
  return language === 'en' ? english : Object.entries(others).find(([path]) => path.endsWith(`/${language}.json`))?.[1];
}

/** Adds English, the fallback, except files that have to be loaded. */
function addEnglish(i18n: i18n, files: readonly MessageFiles[]): i18n {
  for (const { namespace, english } of files) {
    if (typeof english !== 'function') i18n.addResourceBundle('en', namespace, english);
  }
  void i18n.changeLanguage('en');
  return i18n;
}

/**
 * Adds the messages of a language, either all or none, so that the page isn't mixed: if a file is missing, English is
 * used.
 *
 * @returns the tag of the language; rejects if neither it nor English can be loaded
 */
async function addMessages(
  i18n: i18n,
  allFiles: readonly MessageFiles[],
  language: LanguageCode,
  onError: (error: unknown) => void,
): Promise<string> {
  const tag = new Intl.Locale(localeOf(language)).baseName;
  try {
    const messages = await Promise.all(
      allFiles.map(async (files) => (language === 'en' ? undefined : importMessages(findMessageFile(files, language)))),
    );
    if (messages.every((message) => message !== undefined)) {
      for (const [index, { namespace }] of allFiles.entries()) i18n.addResourceBundle(tag, namespace, messages[index]);
      return tag;
    }
  } catch (thrown) {
    // English is used instead.
    onError(thrown);
  }
  for (const { namespace, english } of allFiles) i18n.addResourceBundle('en', namespace, await importMessages(english));
  return tag;
}

async function importMessages(file: MessageFile): Promise<Messages>;
async function importMessages(file: MessageFile | undefined): Promise<Messages | undefined>;
async function importMessages(file: MessageFile | undefined): Promise<Messages | undefined> {
  return typeof file === 'function' ? file() : file;
}
