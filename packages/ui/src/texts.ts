import english from '../texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    ui: typeof english;
  }
}

/** A file of messages, nested as i18next takes them. */
type Messages = { readonly [key: string]: string | Messages };

/** What the components say, under the namespace `ui`: English, and the other languages by path, such as `../texts/pt.json`. */
export const UI_TEXTS = {
  namespace: 'ui',
  english,
  others: import.meta.glob<Messages | (() => Promise<Messages>)>(['../texts/*.json', '!../texts/en.json'], {
    eager: true,
    import: 'default',
  }),
};
