/** All controls of the studio, in the order in which visitors use them. */
import type { ReactNode } from 'react';
import type { Problems } from '../model/checked.ts';
import { tokensIn } from '../model/presets.ts';
import { LANGUAGES, type StudioState } from '../model/state.ts';
import { WIDGETS, type WidgetName, widgetOf } from '../model/widgets.ts';
import type { Change } from '../use-studio.ts';
import { Choice } from './choice.tsx';
import { Contrast } from './contrast.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Colors, Shape } from './looks.tsx';
import { Options } from './options.tsx';
import { TextField } from './text-field.tsx';
import { WidgetArt } from './widget-art.tsx';

interface ControlsProps {
  readonly state: StudioState;
  readonly problems: Problems;
  readonly change: Change;
}

const Named = ({ icon, texts }: { readonly icon: IconName; readonly texts: string }) => (
  <>
    <Icon name={icon} />
    <span className="lk-hidden">{texts}</span>
  </>
);

const THEMES = [
  { id: 'light', label: <Named icon="sun" texts="Light" /> },
  { id: 'dark', label: <Named icon="moon" texts="Dark" /> },
] as const;
const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, name }) => ({
  id: code,
  label: <span lang={code.toLowerCase()}>{name}</span>,
}));

export function Controls({ state, problems, change }: ControlsProps) {
  const options = Object.keys(state.attributes).length;
  const shape = ['radius', 'gap', 'font'].filter(name => state.tokens[name]).length;
  const count = (number: number) => (number > 0 ? `${number} set` : undefined);
  return (
    <div className="controls">
      <section className="section" aria-label="Widget">
        <WidgetPicker chosen={state.widget} onChoose={widget => change({ widget, attributes: {} })} />
      </section>
      <section className="section section-row" aria-label="Language and theme">
        <Choice
          legend="Language"
          className="choice languages"
          options={LANGUAGE_OPTIONS}
          chosen={state.language}
          onChoose={language => change({ language })}
        />
        <Choice
          legend="Theme"
          options={THEMES}
          chosen={state.theme}
          onChoose={theme => change({ theme, tokens: tokensIn(theme, state.tokens, state.theme) })}
        />
      </section>
      <Group title="Colors" open>
        <Colors state={state} problems={problems} change={change} />
        <Contrast state={state} change={change} />
      </Group>
      <Group
        key={state.widget}
        title={`Options of the ${widgetOf(state.widget).title.toLowerCase()}`}
        note={count(options)}
        open
      >
        <Options state={state} problems={problems} change={change} />
      </Group>
      <Group title="Shape and type" note={count(shape)}>
        <Shape state={state} problems={problems} change={change} />
      </Group>
      <Group
        title="Server"
        note={state.gateway ? 'another' : 'this one'}
        open={Boolean(problems.gateway ?? problems.merchant)}
      >
        <TextField
          label="Gateway"
          value={state.gateway}
          placeholder={location.origin}
          hint="Where the calls go, and where the script comes from. Empty: this server."
          error={problems.gateway}
          inputMode="url"
          onType={gateway => change({ gateway }, 'gateway')}
        />
        <TextField
          label="Merchant"
          value={state.merchant}
          hint="The code your operator gave you; demo is a sandbox for everybody."
          error={problems.merchant}
          onType={merchant => change({ merchant }, 'merchant')}
        />
      </Group>
    </div>
  );
}

interface WidgetPickerProps {
  readonly chosen: WidgetName;
  readonly onChoose: (name: WidgetName) => void;
}

const WIDGET_OPTIONS = WIDGETS.map(({ name, title }) => ({
  id: name,
  label: (
    <>
      <WidgetArt name={name} />
      <b>{title}</b>
    </>
  ),
}));

/** Radio buttons for the six widgets. */
const WidgetPicker = ({ chosen, onChoose }: WidgetPickerProps) => (
  <>
    <Choice legend="Widget" className="picker" quiet options={WIDGET_OPTIONS} chosen={chosen} onChoose={onChoose} />
    <p className="picked">{widgetOf(chosen).texts}</p>
  </>
);

interface GroupProps {
  readonly title: string;
  /** Text next to the title while the group is collapsed, such as the selected values. */
  readonly note?: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Group of controls that can be collapsed. */
const Group = ({ title, note, open, children }: GroupProps) => (
  <details className="group" open={open}>
    <summary>
      <h2>{title}</h2>
      {note && <span className="group-note">{note}</span>}
      <Icon name="chevron" />
    </summary>
    <div className="group-body">{children}</div>
  </details>
);
