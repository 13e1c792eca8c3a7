/**
 * Error boundary of an element (R15). It retries once automatically, and after the next error it shows a retry button.
 */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Returns the tree that replaces the failed view. `retry` renders the view again. */
  readonly failure: (retry: () => void) => ReactNode;
  /** Called with each error that a view throws while rendering. */
  readonly onError: (error: unknown) => void;
}

interface State {
  readonly broken: boolean;
}

/**
 * Delay between the first error and the automatic retry, ms. In the meantime, new data may replace those that caused
 * the error.
 */
const RESTART_MS = 1_000;

export class Boundary extends Component<Props, State> {
  override state: State = { broken: false };
  #restarts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    if (this.#restarts > 0) return;
    this.#restarts += 1;
    this.#timer = setTimeout(this.#retry, RESTART_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  #retry = (): void => {
    clearTimeout(this.#timer);
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    return this.state.broken ? this.props.failure(this.#retry) : this.props.children;
  }
}
