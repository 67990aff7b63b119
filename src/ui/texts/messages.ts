import type { LanguageCode } from '@livery/contract/market/language';
import type { ParseKeys } from 'i18next';
import type ofDeals from '../deals/texts/en.json';
import type english from './en.json';

declare module 'i18next' {
  /**
   * The messages of each namespace, in English; remotes add theirs. Those of the deals are added to the shell's later.
   */
  interface Namespaces {
    shell: typeof english & typeof ofDeals;
  }
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Namespaces;
  }
}

/** The messages of one language, nested by where they are shown. */
export interface ShellMessages {
  readonly [key: string]: string | ShellMessages;
}

/**
 * The messages of the namespace `ui`, for components of `@livery/ui` that the shell uses. They are in the shell's
 * files, under the same keys, so that its pages load only one file.
 */
export function designSystemMessages({ close = '' }: ShellMessages): ShellMessages {
  return { close };
}

/** The path of a message of the shell, without its plural form. */
export type TextKey = ParseKeys<'shell'>;

const MESSAGE_FILES = new Map(Object.entries(import.meta.glob<ShellMessages>('./*.json', { import: 'default' })));

/**
 * The messages of one language, fetched when requested; `undefined` if there are none. Rejects if they can't be loaded.
 */
export async function loadMessages(language: LanguageCode): Promise<ShellMessages | undefined> {
  return MESSAGE_FILES.get(`./${language}.json`)?.();
}
