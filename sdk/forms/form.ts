/** Model of a form: values, errors, field to focus, and submission state. Independent of the DOM. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { toCallError } from '../client/errors.ts';
import { type Env, pageEnv } from '../dom/env.ts';
import { debounce } from '../dom/timing.ts';
import type { CallError, Model } from '../lobby/types.ts';
import type { FieldError, FieldErrors } from '../protocol/account/field-rules.ts';
import { ERROR_CODES } from '../protocol/error-codes.ts';

/** LOGIN-22: delay between a change of language and the validation of a form. */
const RECHECK_MS = 200;

export type Values = Readonly<Record<string, string | boolean>>;
export type FieldName<V extends Values> = keyof V & string;

export interface FormOptions<V extends Values> {
  readonly initial: V;
  /** Visible fields in order: the first invalid one is focused (VALID-04). */
  fields(values: V): readonly FieldName<V>[];
  /** Errors of the values by field; errors of hidden fields are ignored. */
  check(values: V): FieldErrors;
  /** Sends the values; rejects with a CallError. */
  send(values: V): Promise<void>;
  /** Fields that are trimmed on blur (LOGIN-23). */
  readonly trim?: readonly FieldName<V>[];
  /** Normalization of values for validation and sending; shown on blur. */
  readonly tidy?: { readonly [name in FieldName<V>]?: (text: string, values: V) => string };
  /** Field of an error by error code; other errors are errors of the form. */
  readonly errorFields?: Readonly<Record<string, FieldName<V>>>;
  /** Stores that `check` depends on: language, rules. A change validates again, debounced by 200 ms (LOGIN-22). */
  readonly follows?: readonly ReadableAtom<unknown>[];
}

export interface FormState<V extends Values> {
  readonly values: V;
  /** Errors of touched or submitted fields, unordered. */
  readonly errors: FieldErrors;
  /** True if no field is invalid, touched or not, for screens that disable their submit button (FORGOT-09). */
  readonly valid: boolean;
  readonly submitting: boolean;
  /** Error of the last submission, unless shown at a field. */
  readonly failure: CallError | null;
  /**
   * Field to focus; `turn` increases with each request, so that the same field can be focused again (VALID-04,
   * VALID-12).
   */
  readonly focus: { readonly field: FieldName<V>; readonly turn: number } | null;
}

export interface FormActions<V extends Values> {
  /** Changes a value by input: a touched field is validated immediately, including dependent fields (VALID-08). */
  set<N extends FieldName<V>>(field: N, value: V[N]): void;
  /** Changes values by program: autofill, reset, selection. The fields do not become touched. */
  put(values: Partial<V>): void;
  /** Handles blur: the field becomes touched and shows its error. */
  blur(field: FieldName<V>): void;
  /** Validates fields as if touched; focuses the first invalid field and returns false (SMS-11). */
  verify(...names: readonly FieldName<V>[]): boolean;
  /** Shows an error at a field until the field is edited, and focuses the field (VALID-12). */
  blame(field: FieldName<V>, error: FieldError): void;
  /** Submits the form if no field is invalid. Resolves with the success; the values remain in any case. */
  submit(): Promise<boolean>;
  /** Validates again now. */
  recheck(): void;
  /** Resets the form to the initial values. */
  reset(): void;
}

export type Form<V extends Values> = Model<FormState<V>, FormActions<V>>;

/** Creates a form. Submissions are not concurrent: submitting again in the meantime does nothing. */
export function createForm<V extends Values>(options: FormOptions<V>, env: Pick<Env, 'after'> = pageEnv): Form<V> {
  const { initial, fields, check, send, trim = [], errorFields = {}, follows = [], tidy } = options;
  /** Touched fields, whose errors are shown. */
  const touched = new Set<string>();
  /** Errors of the server for the submitted values. */
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
 * Returns the errors by field of a failed call: `value.fields` of an `input.invalid`, or the field in `places` for the
 * code. null if no error concerns any of `fields`, so that no error is lost.
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
  // The form shows these texts, because the operator wrote them in the visitor's language. The message of an error is
  // for developers.
  const found = Object.entries(Object(Object(error.data).fields)).filter(
    (entry): entry is [string, string] => fields.has(entry[0]) && typeof entry[1] === 'string',
  );
  if (found.length === 0) return null;
  return Object.fromEntries(
    found.map(([name, text]): [string, FieldError] => [name, { key: 'field.format', ...(text && { text }) }]),
  );
}
