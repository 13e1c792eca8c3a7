/** Rows of the tables that list the calls of each widget, with their times and conditions. */
import { CALL_TIMES, type CallingWidget, WIDGET_CALLS } from '../../protocol/widgets/calls.ts';

/** A call of a widget as text. Code is in backticks. */
export interface CallRow {
  /** HTTP method and path. */
  readonly endpoint: string;
  readonly name: string;
  readonly moduleId: string;
  /** Times at which the widget makes the call, and its conditions. */
  readonly when: string;
  /** Use of the session token in the call. */
  readonly auth: 'never' | 'optional' | 'required';
  readonly optional: boolean;
}

/** Returns the calls of a widget, in the order in which a visit makes them. */
export const callRows = (widget: string): readonly CallRow[] =>
  WIDGET_CALLS[widget as CallingWidget].map(
    ({ call: { name, method, path, moduleId, auth }, when, note, optional = false }) => ({
      endpoint: `${method} ${path}`,
      name,
      moduleId,
      when: `${when.map(time => CALL_TIMES[time]).join('; ')}. ${note}`.replace(/^./, first => first.toUpperCase()),
      auth,
      optional,
    }),
  );
