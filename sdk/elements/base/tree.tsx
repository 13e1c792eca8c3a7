/** Trees that an element renders: its view within provider and error boundary, or an error message. */
import type { ReactNode } from 'react';
import { core } from '../../i18n/english/core.ts';
import type { Lobby, Translate } from '../../lobby/types.ts';
import type { AttributeValue } from '../../protocol/embed/parse-attribute.ts';
import { LobbyContextProvider, type WidgetHost } from '../../ui/binding/provider.tsx';
import { ConnectedContext } from '../../ui/connected.ts';
import { Boundary } from './boundary.tsx';
import type { Widget } from './widget.ts';

export interface Tree {
  readonly lobby: Lobby;
  readonly host: WidgetHost;
  readonly View: Widget['View'];
  readonly values: Readonly<Record<string, AttributeValue>>;
  /** False while the element is not in the page. */
  readonly connected: boolean;
  /** Called with each error that the view throws while rendering. */
  readonly onBroken: (error: unknown) => void;
}

export const viewTree = ({ lobby, host, View, values, connected, onBroken }: Tree): ReactNode => (
  <Boundary failure={retry => <Failure lobby={lobby} text="element.broken" onRetry={retry} />} onError={onBroken}>
    <ConnectedContext.Provider value={connected}>
      <LobbyContextProvider lobby={lobby} host={host}>
        <View {...values} />
      </LobbyContextProvider>
    </ConnectedContext.Provider>
  </Boundary>
);

/**
 * Returns the tree of the message for invalid options. `lobby` is null if there is no lobby whose texts could be used.
 */
export const failureTree = (lobby: Lobby | null): ReactNode => <Failure lobby={lobby} text="element.config" />;

interface FailureProps {
  readonly lobby: Lobby | null;
  readonly text: 'element.broken' | 'element.config';
  readonly onRetry?: () => void;
}

function Failure({ lobby, text, onRetry }: FailureProps) {
  const translate = lobby?.$text.get();
  return (
    <div
      className="lk lk-failure"
      part="base"
      data-theme={lobby?.$theme.get() ?? 'light'}
      lang={translate?.tag ?? 'en'}
      role="alert"
    >
      <p>{textOf(translate, text)}</p>
      {onRetry && (
        <button type="button" className="lk-button" onClick={onRetry}>
          {textOf(translate, 'action.retry')}
        </button>
      )}
    </div>
  );
}

const textOf = (translate: Translate | undefined, key: keyof typeof core): string => translate?.(key) ?? core[key];
