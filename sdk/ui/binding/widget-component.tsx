/** Creates the React component of a widget from its parameters, model and view. */
import { atom } from 'nanostores';
import { type ComponentType, type CSSProperties, createElement, type FunctionComponent, type JSX } from 'react';
import type { Lobby, Model, Theme } from '../../lobby/types.ts';
import { type PropsOf, type PropTable, pickProps } from '../../protocol/embed/define-props.ts';
import type { ClassNames } from '../view/part-names.ts';
import { useParts } from '../view/use-parts.ts';
import type { ViewProps } from '../view/view-props.ts';
import { type Emit, useLobby } from './provider.tsx';
import { useOutcome, useWidget, type Widget } from './use-widget.tsx';

/** Props that all components have. */
export interface ComponentProps {
  /**
   * Theme of this widget only.
   * @default the lobby's theme
   */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** CSS classes that the host adds to parts, by part name. */
  readonly classNames?: ClassNames;
}

/** Definition of a widget's component. */
interface Definition<Props, Params extends PropTable, State, Actions, Initial, View> {
  /** Name of the component in the React developer tools. */
  readonly name: string;
  readonly params: Params;
  readonly model: (lobby: Lobby, params: PropsOf<Params>, emit: Emit, initial: Initial) => Model<State, Actions>;
  /**
   * View of the widget. It receives the props of the component, the props that all views have, and those that `useView`
   * returns.
   */
  readonly view: ComponentType<View>;
  /** Hook that creates the last argument of the model. */
  readonly useInitial?: (props: Props) => Initial;
  /**
   * Returns the state for the first rendering, which is the same on a server and therefore must not depend on the
   * device.
   */
  readonly firstState?: (state: NoInfer<State>, props: Props) => NoInfer<State>;
  /** Hook that creates the props that only this view has. */
  readonly useView: (
    widget: Widget<NoInfer<State>, NoInfer<Actions>>,
    props: Props,
    initial: NoInfer<Initial>,
  ) => Omit<View, keyof Props | keyof ViewProps<State, Actions>>;
}

const EMPTY: Model<{ readonly status: 'empty' }, object> = { $state: atom({ status: 'empty' }), actions: {} };
const createEmpty = () => EMPTY;
const NO_PARAMS = {};

/** Component for a host without the required data: it renders nothing and reports the state `empty`. */
function Empty(props: ComponentProps) {
  const widget = useWidget(createEmpty, NO_PARAMS, props);
  useOutcome(widget.state, widget);
  return null;
}

export function createComponent<
  Props extends ComponentProps & PropsOf<Params>,
  Params extends PropTable,
  State extends { readonly status: string },
  Actions,
  Initial,
  View,
>({
  name,
  params,
  model,
  view: View,
  useInitial = () => undefined as Initial,
  firstState,
  useView,
}: Definition<Props, Params, State, Actions, Initial, View>): FunctionComponent<Props> {
  const component = (props: Props) => {
    const initial = useInitial(props);
    const widget = useWidget(model, pickProps(params, props), props, initial);
    const { lobby, state, mounted } = widget;
    useOutcome(state, widget);
    const part = useParts(props.classNames);
    const shown = {
      ...props,
      ...widget,
      state: mounted || !firstState ? state : firstState(state, props),
      base: lobby.config.gateway,
      part,
      ...useView(widget, props, initial),
    };
    // Together, the three groups of props are the props of the view. TypeScript cannot infer this for generic types,
    // hence the cast.
    return <View {...(shown as unknown as View & JSX.IntrinsicAttributes)} />;
  };
  // The data source of the host may not have the data for this component.
  const checked = (props: Props) => createElement(useLobby().config.source?.lacks(name) ? Empty : component, props);
  return Object.assign(checked, { displayName: name });
}
