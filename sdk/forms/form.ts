/** One form: its values, its errors, the field to focus first, and whether the form is being sent. Needs no DOM. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { toCallError } from '../client/errors.ts';
import { type Env, pageEnv } from '../dom/env.ts';
import { debounce } from '../dom/timing.ts';
import type { CallError, Model } from '../lobby/types.ts';
import type { FieldError, FieldErrors } from '../protocol/account/field-rules.ts';
import { RECHECK_MS } from '../protocol/constants.ts';
import { ERROR_CODES } from '../protocol/error-codes.ts';

export type Values = Readonly<Record<string, string | boolean>>;
export type FieldName<V extends Values> = keyof V & string;

export interface FormOptions<V extends Values> {
  readonly initial: V;
  /** Fields on the screen in their order: the first wrong one of them is looked at first (VALID-04). */
  fields(values: V): readonly FieldName<V>[];
  /** Errors of the values by field; errors of fields that are not on the screen are ignored. */
  check(values: V): FieldErrors;
  /** Sends the values; rejects with a CallError. */
  send(values: V): Promise<void>;
  /** Fields without blanks around them, once they are left (LOGIN-23). */
  readonly trim?: readonly FieldName<V>[];
  /** What people write, as it is checked and sent; shown once the field is left. */
  readonly tidy?: { readonly [name in FieldName<V>]?: (text: string, values: V) => string };
  /** Field under which a refusal is shown, by error code; without one it is an error of the form. */
  readonly errorFields?: Readonly<Record<string, FieldName<V>>>;
  /** Stores `check` reads: language, rules. A change checks again, 200 ms after the last one (LOGIN-22). */
  readonly follows?: readonly ReadableAtom<unknown>[];
}

export interface FormState<V extends Values> {
  readonly values: V;
  /** Errors of fields that were left or sent, in no order. */
  readonly errors: FieldErrors;
  /** True when no field is wrong, touched or not. Screens that disable their submit button until then read this (FORGOT-09). */
  readonly valid: boolean;
  readonly submitting: boolean;
  /** The reason why the last sending failed, unless the reason is shown under a field. */
  readonly failure: CallError | null;
  /** Field to focus; `turn` grows with each request, so that the same field can be focused again (VALID-04, VALID-12). */
  readonly focus: { readonly field: FieldName<V>; readonly turn: number } | null;
}

export interface FormActions<V extends Values> {
  /** Typing: a field that was left before is checked at once, fields that depend on it with it (VALID-08). */
  set<N extends FieldName<V>>(field: N, value: V[N]): void;
  /** Sets values by program: filled in, cleared, switched. The fields do not count as touched. */
  put(values: Partial<V>): void;
  /** The visitor left the field: from now on its error is shown. */
  leave(field: FieldName<V>): void;
  /** Checks some fields as if they were left; focuses the first wrong field and gives false (SMS-11). */
  verify(...names: readonly FieldName<V>[]): boolean;
  /** Shows an error under a field until the field is edited, and focuses the field (VALID-12). */
  blame(field: FieldName<V>, error: FieldError): void;
  /** Sends the form when no field is wrong. True when sending succeeded; the values stay in any case. */
  submit(): Promise<boolean>;
  /** Checks again now. */
  recheck(): void;
  /** Back to the initial values. */
  reset(): void;
}

export type Form<V extends Values> = Model<FormState<V>, FormActions<V>>;

/** A form of `options`. One sending at a time: pressing again meanwhile does nothing. */
export function createForm<V extends Values>(options: FormOptions<V>, env: Pick<Env, 'after'> = pageEnv): Form<V> {
  const { initial, fields, check, send, trim = [], errorFields = {}, follows = [], tidy } = options;
  /** Fields whose errors are shown. */
  const touched = new Set<string>();
  /** Errors that the server gave for the values that were sent. */
  let blamed: FieldErrors = {};
  let turn = 0;

  const tidied = (values: V, names: readonly string[] = Object.keys(values)): V => {
    const entries = Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string' || !names.includes(name)) return [name, value];
      const text = trim.includes(name) ? value.trim() : value;
      return [name, tidy?.[name as FieldName<V>]?.(text, values) ?? text];
    });
    return Object.fromEntries(entries);
  };

  const variant = (values: V): Pick<FormState<V>, 'errors' | 'valid'> => {
    const wrong = check(tidied(values));
    const shown: Record<string, FieldError> = {};
    let valid = true;
    for (const field of fields(values)) {
      const error = blamed[field] ?? wrong[field];
      if (wrong[field]) valid = false;
      if (error && (touched.has(field) || blamed[field])) shown[field] = error;
    }
    return { errors: shown, valid };
  };

  const first = (values: V): FormState<V> => ({
    values,
    ...variant(values),
    submitting: false,
    failure: null,
    focus: null,
  });
  const $state = atom<FormState<V>>(first(initial));
  const state = () => $state.value ?? first(initial);
  const change = (values: V, more: Partial<FormState<V>> = {}) =>
    $state.set({ ...state(), values, ...variant(values), ...more });
  const focusOn = (field: FieldName<V>) => ({ focus: { field, turn: ++turn } });

  const blame = (errors: FieldErrors) => {
    blamed = { ...blamed, ...errors };
    const { values } = state();
    const field = fields(values).find(name => errors[name]);
    change(values, field && focusOn(field));
  };
  const forgive = (names: readonly string[]) => {
    blamed = Object.fromEntries(Object.entries(blamed).filter(([name]) => !names.includes(name)));
  };
  onMount($state, () => {
    const later = debounce(() => change(state().values), RECHECK_MS, env);
    const offs = follows.map(store => store.listen(() => later()));
    change(state().values);
    return () => {
      later.cancel();
      for (const off of offs) off();
    };
  });

  const failed = (reason: unknown) => {
    const error = toCallError(reason);
    const places = new Set<string>(fields(state().values));
    const errors = fieldErrors(error, places, errorFields);
    $state.set({ ...state(), submitting: false, failure: errors ? null : error });
    if (errors) blame(errors);
  };

  return {
    $state,
    actions: {
      set(field, value) {
        forgive([field]);
        change({ ...state().values, [field]: value });
      },
      put(values) {
        forgive(Object.keys(values));
        change({ ...state().values, ...values });
      },
      leave(field) {
        touched.add(field);
        change(tidied(state().values, [field]));
      },
      verify(...names) {
        for (const name of names) touched.add(name);
        const values = tidied(state().values, names);
        const wrong = check(values);
        const firstWrong = names.find(name => wrong[name]);
        change(values, firstWrong && focusOn(firstWrong));
        return !firstWrong;
      },
      blame: (field, error) => blame({ [field]: error }),
      async submit() {
        if (state().submitting) return false;
        const values = tidied(state().values);
        const names = fields(values);
        for (const name of names) touched.add(name);
        blamed = {};
        const wrong = check(values);
        const firstWrong = names.find(name => wrong[name]);
        if (firstWrong) {
          change(values, { failure: null, ...focusOn(firstWrong) });
          return false;
        }
        change(values, { submitting: true, failure: null });
        try {
          await send(values);
          $state.set({ ...state(), submitting: false });
          return true;
        } catch (reason) {
          failed(reason);
          return false;
        }
      },
      recheck: () => change(state().values),
      reset() {
        touched.clear();
        blamed = {};
        $state.set(first(initial));
      },
    },
  };
}

/**
 * Errors by field out of a refused call: `value.fields` of an `input.invalid`, or the field that `places` names for the
 * code. null when it says nothing about any of `fields`, so that nothing said gets lost.
 */
function fieldErrors(
  error: CallError,
  fields: ReadonlySet<string>,
  places: Readonly<Record<string, string>>,
): FieldErrors | null {
  const { code } = error;
  const place = code !== undefined && Object.hasOwn(places, code) ? places[code] : undefined;
  if (place !== undefined && fields.has(place)) return { [place]: { key: error.messageKey } };
  if (code !== ERROR_CODES.inputInvalid) return null;
  // Unlike the message of a refusal, which is for developers, these words are the operator's, in the visitor's language.
  const found = Object.entries(Object(Object(error.data).fields)).filter(
    (entry): entry is [string, string] => fields.has(entry[0]) && typeof entry[1] === 'string',
  );
  if (found.length === 0) return null;
  return Object.fromEntries(
    found.map(([name, text]): [string, FieldError] => [name, { key: 'field.format', ...(text && { text }) }]),
  );
}
