/** How a widget begins whose first content was made of answers that its lobby asks for. */
import { giveAnswers } from '../../core/store/given-answers.ts';
import type { Widget } from '../widget.ts';

/** Old answers are asked for: what stands stays until then. */
export const beginWithAnswers: Widget['begin'] = (lobby, _values, data, cameAt) => {
  if (cameAt !== undefined) giveAnswers(lobby, data);
};
