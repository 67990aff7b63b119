import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    /** The messages of the apps in these tests. */
    greeting: { readonly hello: string };
  }
}
