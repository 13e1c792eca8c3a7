/**
 * Data that the registration form requires: methods, fields in the gateway's order, and a detected invitation
 * (REG-01..07).
 */
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

/** Query parameter with the id of the recommending member (REG-17). */
const RECOMMENDER = 'recommenderId';

export interface RegisterSetup {
  readonly methods: readonly RegisterMethod[];
  readonly method: RegisterMethod;
  readonly fields: readonly ShownField[];
  /** Names of enabled fields that this form does not support. */
  readonly unknown: readonly string[];
  readonly rules: RuleSettings;
  /** Minimum age in years (VALID-20). */
  readonly minimumAge: number;
  /**
   * Invitation code that is sent without an input; '' if only the domain was recognized, null without an invitation
   * (REG-06, REG-07).
   */
  readonly affiliateCode: string | null;
  readonly recommenderId: string;
}

export interface RegisterSource {
  /** Null until all data of the form is loaded. */
  readonly $setup: ReadableAtom<RegisterSetup | null>;
  /** Error that prevents the form from loading, or null. */
  readonly $failure: ReadableAtom<CallError | null>;
  readonly $method: WritableAtom<RegisterMethod | null>;
  /** Sends the failed requests again. */
  retry(): Promise<void>;
}

/** @param page query and host name of the page URL */
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
      // Shows the invitation field if no invitation was found or the request for it failed.
      const affiliateCode = affiliate.data ?? null;
      const methods = registerMethods(flags.data);
      const method = chosen && methods.includes(chosen) ? chosen : (methods[0] ?? 'username');
      const known: readonly string[] = REGISTER_FIELDS;
      return {
        methods,
        method,
        fields: shownFields(fields.data, method, affiliateCode !== null).filter(
          // With a captcha provider configured by the host page, the form has no captcha field (S45).
          ({ name }) => !(name === 'captcha' && lobby.config.providers.captcha),
        ),
        unknown: [...fields.data]
          .filter(([name, { enabled }]) => enabled && !known.includes(name))
          .map(([name]) => name),
        // If the rules fail to load, the default rules apply. The gateway validates the input in any case.
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
      // Requests the invitation first, because the invitation field would otherwise appear and disappear.
      await common.refresh('affiliate');
      await lobby.retrySettings();
    },
  };
}
