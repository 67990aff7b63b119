import type { MessageFile } from '@livery/remote';
import { mountApp, NotFoundState, type ScreenRoute, Screens } from '@livery/remote';
import { HelloScreen } from './hello-screen.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    template: typeof english;
  }
}

/** Full paths of the remote. */
const ROUTES: readonly ScreenRoute[] = [
  { path: '/blog', element: <HelloScreen /> },
  { path: '/blog/:name', element: <HelloScreen /> },
];

function TemplateApp() {
  return <Screens routes={ROUTES} fallback={<NotFoundState to="/blog" />} />;
}

export const mount = mountApp(TemplateApp, {
  namespace: 'template',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
});
