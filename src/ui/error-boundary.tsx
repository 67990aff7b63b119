import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';
import type { Texts } from './texts/texts.ts';

interface Props {
  readonly texts: Texts;
  readonly children: ReactNode;
}

/**
 * Puts a designed page in the place of one that broke; what broke it is
 * reported by the root's `onCaughtError`.
 *
 * @see specification §4, unhandled error
 */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage texts={this.props.texts} /> : this.props.children;
  }
}
