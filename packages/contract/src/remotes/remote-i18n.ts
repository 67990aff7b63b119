/** The messages of one language: nested texts with `{{values}}` and plural forms (`found_one`, `found_other`). */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The message of a key; `count` chooses its plural form. If a message is missing, the key is returned. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The part of a remote's i18next instance that the contract promises: a clone of the shell's, with its rules for values
 * and plural forms, to which the remote adds its own namespaces. It falls back to English. Pass it to the
 * `I18nextProvider` of react-i18next.
 */
export interface RemoteI18n {
  /** A BCP 47 tag: `nb` for Norwegian, `pt-PT` for Portuguese. */
  readonly language: string;
  changeLanguage(language: string): Promise<unknown>;
  addResourceBundle(language: string, namespace: string, messages: Messages): unknown;
  getFixedT(language: string, namespace: string): Translate;
  cloneInstance(options?: { readonly forkResourceStore?: boolean }): RemoteI18n;
}
