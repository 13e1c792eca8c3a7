/** The set-up of a registration: methods, fields in the server's order, an invitation found beforehand (REG-01..07). */
import { type CallError, commonStore, type Lobby } from 'lobbykit';
import {
  REGISTER_FIELDS,
  type RegisterMethod,
  type RuleSettings,
  registerMethods,
  type ShownField,
  shownFields,
} from 'lobbykit/domain';
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';

/** Query parameter of an invitation's address (REG-17). */
const RECOMMENDER = 'recommenderId';

export interface RegisterSetup {
  readonly methods: readonly RegisterMethod[];
  readonly method: RegisterMethod;
  readonly fields: readonly ShownField[];
  /** Enabled fields this form has no input for. */
  readonly unknown: readonly string[];
  readonly rules: RuleSettings;
  /** Years (VALID-20). */
  readonly minimumAge: number;
  /** Sent without being shown; '' where the domain alone was recognized, null where nothing was (REG-06, REG-07). */
  readonly affiliateCode: string | null;
  readonly recommenderId: string;
}

export interface RegisterSource {
  /** Null until everything the form depends on has been answered. */
  readonly $setup: ReadableAtom<RegisterSetup | null>;
  /** Why there is no form. */
  readonly $failure: ReadableAtom<CallError | null>;
  readonly $method: WritableAtom<RegisterMethod | null>;
  /** Asks again for what is missing. */
  retry(): Promise<void>;
}

/** @param page query and host name of the page's address */
export function createRegisterSource(
  lobby: Lobby,
  page: { readonly search: string; readonly hostname: string },
): RegisterSource {
  const $method = atom<RegisterMethod | null>(null);
  const query = new URLSearchParams(page.search);
  const common = commonStore(lobby, page);

  const $setup = computed(
    [lobby.$flags, lobby.$registerFields, lobby.$rules, lobby.$settings, common.$affiliate, $method],
    (flags, fields, rules, settings, affiliate, chosen): RegisterSetup | null => {
      if (!flags.data || !fields.data || (affiliate.data === undefined && !affiliate.error)) return null;
      // No invitation was found, or the question for it failed: the form shows the field.
      const affiliateCode = affiliate.data ?? null;
      const methods = registerMethods(flags.data);
      const method = chosen && methods.includes(chosen) ? chosen : (methods[0] ?? 'username');
      const known: readonly string[] = REGISTER_FIELDS;
      return {
        methods,
        method,
        fields: shownFields(fields.data, method, affiliateCode !== null).filter(
          // The form asks the host's own captcha for its token instead (S45).
          ({ name }) => !(name === 'captcha' && lobby.config.providers.captcha),
        ),
        unknown: [...fields.data]
          .filter(([name, { enabled }]) => enabled && !known.includes(name))
          .map(([name]) => name),
        // Where the rules do not come the kit's own hold, and the gateway's in any case.
        rules: rules.data ?? new Map(),
        minimumAge: settings.data?.minimumAge ?? lobby.config.minimumAge,
        affiliateCode,
        recommenderId: query.get(RECOMMENDER) ?? '',
      };
    },
  );
  const $failure = computed(
    [$setup, lobby.$flags, lobby.$registerFields],
    (setup, flags, fields) => (setup ? null : (flags.error ?? fields.error)) ?? null,
  );
  return {
    $setup,
    $failure,
    $method,
    async retry() {
      // First who invited, or the field for it would come and go.
      await common.refresh('affiliate');
      await lobby.retrySettings();
    },
  };
}
