import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';
import type { Texts } from './texts/texts.ts';

interface Props {
  readonly texts: Texts;
  readonly children: ReactNode;
  /** Where another value stands here, as on another page, what broke is tried again. */
  readonly resetKey?: string;
}

/**
 * Puts a designed page in the place of one that broke; what broke it is
 * reported by the root's `onCaughtError`.
 *
 * @see specification §4, unhandled error
 */
interface State {
  readonly broken: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.broken && resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage texts={this.props.texts} /> : this.props.children;
  }
}
