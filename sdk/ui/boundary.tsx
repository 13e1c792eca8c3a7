/** Catches what a widget throws while it renders, so that it never takes the page along (rule R15). */
import { Component, type ReactNode } from './dialect.ts';

export interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  /** Shown after the second failure; the first restarts by itself. */
  readonly fallback: (restart: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failures: number;
  readonly broken: boolean;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failures: 0, broken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    const failures = this.state.failures + 1;
    this.setState({ failures, broken: failures > 1 });
  }

  private readonly restart = () => this.setState({ broken: false });

  override render() {
    if (!this.state.broken) return this.props.children;
    // Between failure and restart nothing is rendered: the broken tree must not be tried again in the same pass.
    return this.state.failures > 1 ? this.props.fallback(this.restart) : null;
  }
}
