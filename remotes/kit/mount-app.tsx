import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteContext, ScreenRemote, VoiceFiles } from '../../src/application/remotes/remote-context.ts';
import { BrokenState } from './broken-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './mount-app.module.css';
import { RemoteValue } from './remote-value.ts';
import { sentencesAtHand } from './sentences-at-hand.ts';

/**
 * The `mount` of a remote that is written in React.
 *
 * It waits for the sentences of the visitor's language rather than begin in
 * English. What the app throws is told to the site's operators, and a Retry
 * stands in its place; the shell around it never notices.
 *
 * @param sentences as `sentenceFiles()` gives them
 */
export function mountApp(App: ComponentType, sentences: VoiceFiles): ScreenRemote['mount'] {
  return (element, context) => {
    const place = document.createElement('div');
    place.className = `${styles.place}`;
    element.append(place);
    let end: (() => void) | undefined;
    let taken = false;

    const show = (files: VoiceFiles) => {
      if (!taken) end = showIn(place, App, files, context);
    };
    const files = sentencesAtHand(sentences, context.language.now());
    if (files instanceof Promise) void files.then(show);
    else show(files);

    return () => {
      taken = true;
      place.remove();
      // The shell may be rendering right now, with the same React, which takes no root away meanwhile.
      queueMicrotask(() => end?.());
    };
  };
}

function showIn(place: HTMLElement, App: ComponentType, files: VoiceFiles, context: RemoteContext): () => void {
  const voice = context.voice(files);
  const root = createRoot(place, { onCaughtError: () => undefined, onUncaughtError: context.reportError });
  root.render(
    <RemoteValue value={{ context, voice }}>
      <ErrorBoundary onError={context.reportError} fallback={(retry) => <BrokenState onRetry={retry} />}>
        <App />
      </ErrorBoundary>
    </RemoteValue>,
  );
  return () => {
    root.unmount();
    voice.end();
  };
}
