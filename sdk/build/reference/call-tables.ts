/** Rows of the tables of calls per widget: call, moments, conditions. */
import { CALL_TIMES, type CallingWidget, WIDGET_CALLS } from '../../protocol/widgets/calls.ts';

/** A call of a widget as text. Backticks mark code. */
export interface CallRow {
  /** Method and path. */
  readonly address: string;
  readonly name: string;
  readonly moduleId: string;
  /** Moments of the call, and its conditions. */
  readonly when: string;
  /** `never`, `optional`, `required`: whether the call sends the token of a session. */
  readonly auth: 'never' | 'optional' | 'required';
  readonly optional: boolean;
}

/** Returns the calls of a widget in the order in which a visit makes them. */
export const callRows = (widget: string): readonly CallRow[] =>
  WIDGET_CALLS[widget as CallingWidget].map(
    ({ call: { name, method, path, moduleId, auth }, when, note, optional = false }) => ({
      address: `${method} ${path}`,
      name,
      moduleId,
      when: `${when.map(time => CALL_TIMES[time]).join('; ')}. ${note}`.replace(/^./, first => first.toUpperCase()),
      auth,
      optional,
    }),
  );
