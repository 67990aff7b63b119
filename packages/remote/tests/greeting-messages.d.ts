import 'i18next';

declare module 'i18next' {
  interface Namespaces {
    /** What the apps of these tests say. */
    greeting: { readonly hello: string };
  }
}
