import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: unknown) => void;
  /** Stands in until `retry` is called. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a component that throws from taking the whole remote down. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
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
