/** One section of a page may fail without taking the page along (rule R15). */
import { Empty } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { usePageText } from '../i18n/page-text.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown, info: ErrorInfo) => void;
}

/** Shows `fallback` after a throw below; its argument mounts the children anew. */
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

/** Raises the lobby's `error` fact for what was thrown. */
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

/** Boundary of one home section: says that it stopped, offers a retry and raises the lobby's `error` fact. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const text = usePageText();
  const fallback = (retry: () => void) => (
    <Empty
      scene="error"
      title={text('failed.title')}
      texts={text('failed.text')}
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

/** Boundary of what shows nothing where it cannot be shown (PROMO-07); the `error` fact is raised all the same. */
export function SilentBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={() => null} onError={useReport()}>
      {children}
    </Boundary>
  );
}
