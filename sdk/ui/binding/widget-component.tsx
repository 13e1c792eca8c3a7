/** Creation of a widget's React component from its params, model and view. */
import { atom } from 'nanostores';
import { type ComponentType, type CSSProperties, createElement, type FunctionComponent, type JSX } from 'react';
import type { Lobby, Model, Theme } from '../../lobby/types.ts';
import { type PropsOf, type PropTable, pickProps } from '../../protocol/embed/define-props.ts';
import type { ClassNames } from '../view/part-names.ts';
import { useParts } from '../view/use-parts.ts';
import type { ViewProps } from '../view/view-props.ts';
import { type Emit, useLobby } from './provider.tsx';
import { useOutcome, useWidget, type Widget } from './use-widget.tsx';

/** Common props of all components. */
export interface ComponentProps {
  /**
   * Colors of this widget only.
   * @default the lobby's
   */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Class of the host for each part name. */
  readonly classNames?: ClassNames;
}

/** Definition of a component. */
interface Definition<Props, Params extends PropTable, State, Actions, Initial, View> {
  /** Name in the React developer tools. */
  readonly name: string;
  readonly params: Params;
  readonly model: (lobby: Lobby, params: PropsOf<Params>, emit: Emit, initial: Initial) => Model<State, Actions>;
  /** Component that receives the props of the component, the common view props, and those of `useView`. */
  readonly view: ComponentType<View>;
  /** Creates the last argument of the model. */
  readonly useInitial?: (props: Props) => Initial;
  /** Returns the state of the first render, which is also that of a server: without device-dependent data. */
  readonly firstState?: (state: NoInfer<State>, props: Props) => NoInfer<State>;
  /** Creates the props that are specific to this view. */
  readonly useView: (
    widget: Widget<NoInfer<State>, NoInfer<Actions>>,
    props: Props,
    initial: NoInfer<Initial>,
  ) => Omit<View, keyof Props | keyof ViewProps<State, Actions>>;
}

const EMPTY: Model<{ readonly status: 'empty' }, object> = { $state: atom({ status: 'empty' }), actions: {} };
const createEmpty = () => EMPTY;
const NO_PARAMS = {};

/** Component without data: shows nothing, and the host sees the state `empty`. */
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
    // Together, the three kinds of props are those of the view, which TypeScript cannot infer for generics.
    return <View {...(shown as unknown as View & JSX.IntrinsicAttributes)} />;
  };
  // A host's source may lack the data of this component.
  const checked = (props: Props) => createElement(useLobby().config.source?.lacks(name) ? Empty : component, props);
  return Object.assign(checked, { displayName: name });
}
