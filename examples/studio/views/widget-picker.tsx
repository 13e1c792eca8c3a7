/** Selection of one of the six widgets. */
import { WIDGETS, type WidgetName, widgetOf } from '../model/widgets.ts';
import { Choice } from './choice.tsx';
import { WidgetArt } from './widget-art.tsx';

interface WidgetPickerProps {
  readonly chosen: WidgetName;
  readonly onChoose: (name: WidgetName) => void;
}

const OPTIONS = WIDGETS.map(({ name, title }) => ({
  id: name,
  label: (
    <>
      <WidgetArt name={name} />
      <b>{title}</b>
    </>
  ),
}));

export const WidgetPicker = ({ chosen, onChoose }: WidgetPickerProps) => (
  <>
    <Choice legend="Widget" className="picker" quiet options={OPTIONS} chosen={chosen} onChoose={onChoose} />
    <p className="picked">{widgetOf(chosen).texts}</p>
  </>
);
