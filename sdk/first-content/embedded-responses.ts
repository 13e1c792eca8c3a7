/** How a widget begins whose first content was made of answers that its lobby asks for. */

import type { Widget } from '../elements/base/widget.ts';
import { embedResponses } from './lobby-responses.ts';

/** Old answers are asked for: what stands stays until then. */
export const startWithResponses: Widget['begin'] = (lobby, _values, data, cameAt) => {
  if (cameAt !== undefined) embedResponses(lobby, data);
};
