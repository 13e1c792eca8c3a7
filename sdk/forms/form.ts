/**
 * Model of a form: values, errors, the field to focus, and the state of the submission. It does not depend on the DOM.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { toCallError } from '../client/errors.ts';
import { type Env, pageEnv } from '../dom/env.ts';
import { debounce } from '../dom/timing.ts';
import type { CallError, Model } from '../lobby/types.ts';
import type { FieldError, FieldErrors } from '../protocol/account/field-rules.ts';
import { ERROR_CODES } from '../protocol/error-codes.ts';

/** LOGIN-22: delay before a form is validated again after a language change. */
const RECHECK_MS = 200;

export type Values = Readonly<Record<string, string | boolean>>;
export type FieldName<V extends Values> = keyof V & string;

export interface FormOptions<V extends Values> {
  readonly initial: V;
  /** Returns the visible fields in order. The first invalid one is focused (VALID-04). */
  fields(values: V): readonly FieldName<V>[];
  /** Validates the values and returns the errors by field. Errors of hidden fields are ignored. */
  check(values: V): FieldErrors;
  /** Sends the values; rejects with a CallError. */
  send(values: V): Promise<void>;
  /** Fields whose value is trimmed when they lose the focus (LOGIN-23). */
  readonly trim?: readonly FieldName<V>[];
  /**
   * Functions that normalize a value before validation and sending. The normalized value is shown when the field loses
   * the focus.
   */
  readonly tidy?: { readonly [name in FieldName<V>]?: (text: string, values: V) => string };
  /**
   * Fields by error code of the gateway. An error with one of these codes is shown at its field, and any other error
   * for the whole form.
   */
  readonly errorFields?: Readonly<Record<string, FieldName<V>>>;
  /**
   * Stores on which `check` depends, such as language and rules. A change validates the form again, debounced by 200 ms
   * (LOGIN-22).
   */
  readonly follows?: readonly ReadableAtom<unknown>[];
}

export interface FormState<V extends Values> {
  readonly values: V;
  /** Errors of the fields that are touched or were submitted, in no particular order. */
  readonly errors: FieldErrors;
  /**
   * True if no field is invalid, even of those not touched. For screens that disable their submit button (FORGOT-09).
   */
  readonly valid: boolean;
  readonly submitting: boolean;
  /** Error of the last submission; null if there is none or a field shows it. */
  readonly failure: CallError | null;
  /**
   * Field to focus. `turn` increases with each request, so that the same field can be focused again (VALID-04,
   * VALID-12).
   */
  readonly focus: { readonly field: FieldName<V>; readonly turn: number } | null;
}

export interface FormActions<V extends Values> {
  /**
   * Changes a value that the visitor entered. Touched fields are validated immediately, including those that depend on
   * the value (VALID-08).
   */
  set<N extends FieldName<V>>(field: N, value: V[N]): void;
  /** Changes values by code: autofill, reset, selection. The fields do not become touched. */
  put(values: Partial<V>): void;
  /** Must be called when a field loses the focus: the field becomes touched and shows its error. */
  blur(field: FieldName<V>): void;
  /**
   * Validates fields as if they were touched. If one is invalid, focuses the first invalid field and returns false
   * (SMS-11).
   */
  verify(...names: readonly FieldName<V>[]): boolean;
  /** Shows an error at a field until the visitor edits the field, and focuses it (VALID-12). */
  blame(field: FieldName<V>, error: FieldError): void;
  /** Submits the form if no field is invalid. Resolves with true on success; the values remain in any case. */
  submit(): Promise<boolean>;
  /** Validates the form again immediately. */
  recheck(): void;
  /** Resets the form to the initial values. */
  reset(): void;
}

export type Form<V extends Values> = Model<FormState<V>, FormActions<V>>;

/** Creates a form. While a submission is pending, another one has no effect. */
export function createForm<V extends Values>(options: FormOptions<V>, env: Pick<Env, 'after'> = pageEnv): Form<V> {
  const { initial, fields, check, send, trim = [], errorFields = {}, follows = [], tidy } = options;
  /** Names of the touched fields, whose errors are shown. */
  const touched = new Set<string>();
  /** Errors that the server returned for the submitted values. */
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

  const validate = (values: V): Pick<FormState<V>, 'errors' | 'valid'> => {
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
    ...validate(values),
    submitting: false,
    failure: null,
    focus: null,
  });
  const $state = atom<FormState<V>>(first(initial));
  const state = () => $state.value ?? first(initial);
  const change = (values: V, more: Partial<FormState<V>> = {}) =>
    $state.set({ ...state(), values, ...validate(values), ...more });
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
      blur(field) {
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
 * Returns the errors by field of a failed call: those in `value.fields` of an `input.invalid`, or the field in `places`
 * for the error code. Null if none of these fields is in `fields`, so that the form shows the error instead.
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
  // These texts are shown, because the operator wrote them in the visitor's language. The message of an error, in
  // contrast, is for developers.
  const found = Object.entries(Object(Object(error.data).fields)).filter(
    (entry): entry is [string, string] => fields.has(entry[0]) && typeof entry[1] === 'string',
  );
  if (found.length === 0) return null;
  return Object.fromEntries(
    found.map(([name, text]): [string, FieldError] => [name, { key: 'field.format', ...(text && { text }) }]),
  );
}
