/** All controls, in the order of use. */
import type { Problems } from '../model/checked.ts';
import { tokensIn } from '../model/presets.ts';
import { LANGUAGES, type StudioState } from '../model/state.ts';
import { widgetOf } from '../model/widgets.ts';
import type { Change } from '../use-studio.ts';
import { Choice } from './choice.tsx';
import { Contrast } from './contrast.tsx';
import { Group } from './group.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Colors, Shape } from './looks.tsx';
import { Options } from './options.tsx';
import { TextField } from './text-field.tsx';
import { WidgetPicker } from './widget-picker.tsx';

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
