/** Props of a view that is rendered once from given data: on a server, or as prerendered content. */
import type { Lobby } from '../../lobby/types.ts';
import { partsWith } from './part-names.ts';
import type { ViewProps } from './view-props.ts';

const part = partsWith();

export const firstProps = ({
  $text,
  $theme,
  config,
}: Pick<Lobby, '$text' | '$theme' | 'config'>): Omit<ViewProps<unknown, unknown>, 'state' | 'actions'> => ({
  text: $text.get(),
  theme: $theme.get(),
  base: config.gateway,
  part,
  prepare: () => Promise.resolve(),
  place: (name, ours) => <slot name={name}>{ours}</slot>,
});
