import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import styles from './mount-app.module.css';
import { RemoteValue } from './remote-value.tsx';
import { FailedState } from './states/failed-state.tsx';
import { type MessageFiles, Translations } from './translations.tsx';

interface Props {
  readonly onError: (error: unknown) => void;
  /** Rendered until `retry` is called. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** An error boundary around the remote. */
class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const retry = () => this.setState({ broken: false });
    return this.state.broken ? this.props.fallback(retry) : this.props.children;
  }
}

/**
 * The `mount` of a remote that is written in React.
 *
 * It waits for the messages of the visitor's language, so that English isn't shown first. If the app throws an error,
 * it is reported to the site's operators, and a Retry button is shown instead of the app; the shell isn't affected.
 */
export function mountApp(App: ComponentType, ...files: readonly MessageFiles[]): ScreenRemote['mount'] {
  return (element, context) => {
    const place = document.createElement('div');
    place.className = `${styles.place}`;
    element.append(place);
    const root = createRoot(place, { onCaughtError: () => undefined, onUncaughtError: context.reportError });
    // In parts, between which the browser responds to input.
    startTransition(() =>
      root.render(
        <RemoteValue value={context}>
          <Translations files={files}>
            <ErrorBoundary onError={context.reportError} fallback={(retry) => <BrokenState onRetry={retry} />}>
              <App />
            </ErrorBoundary>
          </Translations>
        </RemoteValue>,
      ),
    );

    return () => {
      place.remove();
      // React can't unmount a root while it renders, which may be the shell's root.
      queueMicrotask(() => root.unmount());
    };
  };
}

/** Shown instead of a remote that threw an error. */
function BrokenState({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return <FailedState level={1} heading={t('broken')} onRetry={onRetry} />;
}
