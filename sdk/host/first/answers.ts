/** How a widget begins whose first content was made of answers that its lobby asks for. */
import { embedResponses } from '../../core/store/given-answers.ts';
import type { Widget } from '../widget.ts';

/** Old answers are asked for: what stands stays until then. */
export const startWithResponses: Widget['begin'] = (lobby, _values, data, cameAt) => {
  if (cameAt !== undefined) embedResponses(lobby, data);
};
