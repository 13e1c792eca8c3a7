/** Isolates the failure of one section from the rest of the page (rule R15). */
import { Empty } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { usePageText } from '../i18n/page-text.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown, info: ErrorInfo) => void;
}

/** Renders `fallback` after an error in its children. The argument of `fallback` remounts the children. */
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

/** Emits the lobby's `error` event for a thrown error. */
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

/** Boundary of a home section: shows a failure text with a retry button and emits the lobby's `error` event. */
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

/** Boundary that renders nothing after a failure (PROMO-07) and still emits the `error` event. */
export function SilentBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null} onError={useReport()}>
      {children}
    </Boundary>
  );
}
