/** Error boundaries: a failure in one section does not affect the rest of the page (R15). */
import { Empty } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { usePageText } from '../i18n/page-text.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown, info: ErrorInfo) => void;
}

/** Renders `fallback` after an error in its children. `fallback` receives a function that mounts the children again. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

/** Returns a function that reports an error as the lobby's `error` event. */
function useReport() {
  const lobby = useLobby();
  return (error: unknown) =>
    lobby.fact('error', {
      kind: 'render',
      message: String(error),
      lobby: lobby.name,
      detail: error,
    });
}

/** Error boundary of a section: shows an error text with a retry button and emits the lobby's `error` event. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const text = usePageText();
  const fallback = (retry: () => void) => (
    <Empty
      scene="error"
      title={text('failed.title')}
      description={text('failed.text')}
      action={text('failed.retry')}
      onAction={retry}
    />
  );
  return (
    <Boundary fallback={fallback} onError={useReport()}>
      {children}
    </Boundary>
  );
}

/** Error boundary that renders nothing after an error (PROMO-07), but still emits the `error` event. */
export function SilentBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null} onError={useReport()}>
      {children}
    </Boundary>
  );
}
