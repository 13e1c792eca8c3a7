/** One section of a page may fail without taking the page along (rule R15). */
import { useLobby } from 'lobbykit/react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import { Icon } from './icon.tsx';

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

/** Boundary of one home section: says that it stopped, offers a retry and raises the lobby's `error` fact. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const lobby = useLobby();
  const text = usePageText();
  const report = (error: unknown) =>
    lobby.fact('error', {
      kind: 'render',
      message: String(error),
      lobby: lobby.name,
      detail: error,
    });
  const fallback = (retry: () => void) => (
    <div className="card failed" role="alert">
      <b>{text('failed.title')}</b>
      <p>{text('failed.text')}</p>
      <button type="button" className="button" onClick={retry}>
        <Icon name="rotate-cw" size={20} />
        {text('failed.retry')}
      </button>
    </div>
  );
  return (
    <Boundary fallback={fallback} onError={report}>
      {children}
    </Boundary>
  );
}
