import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { ScreenRemote } from '../../src/application/remotes/remote-context.ts';
import { BrokenState } from './broken-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './mount-app.module.css';
import { RemoteValue } from './remote-value.ts';
import { type MessageFiles, Translations } from './translations.tsx';

/**
 * The `mount` of a remote that is written in React.
 *
 * It waits for the messages of the visitor's language rather than begin in
 * English. What the app throws is told to the site's operators, and a Retry
 * stands in its place; the shell around it never notices.
 */
export function mountApp(App: ComponentType, files?: MessageFiles): ScreenRemote['mount'] {
  return (element, context) => {
    const place = document.createElement('div');
    place.className = `${styles.place}`;
    element.append(place);
    const root = createRoot(place, { onCaughtError: () => undefined, onUncaughtError: context.reportError });
    root.render(
      <RemoteValue value={context}>
        <Translations files={files}>
          <ErrorBoundary onError={context.reportError} fallback={(retry) => <BrokenState onRetry={retry} />}>
            <App />
          </ErrorBoundary>
        </Translations>
      </RemoteValue>,
    );

    return () => {
      place.remove();
      // The shell may be rendering right now, with the same React, which takes no root away meanwhile.
      queueMicrotask(() => root.unmount());
    };
  };
}
