import type { MessageFile } from '@livery/remote';
import { mountApp, NotFoundState, type Route, Routes } from '@livery/remote';
import { HelloScreen } from './hello-screen.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    template: typeof english;
  }
}

/** Whole paths of the remote. */
const ROUTES: readonly Route[] = [
  ['/blog', () => <HelloScreen name="" />],
  ['/blog/{name}', ({ name = '' }) => <HelloScreen name={name} />],
];

function TemplateApp() {
  return <Routes routes={ROUTES} fallback={<NotFoundState to="/blog" />} />;
}

export const mount = mountApp(TemplateApp, {
  namespace: 'template',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
});
