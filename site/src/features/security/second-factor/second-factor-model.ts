/**
 * Turning the second factor on and off (SAFE-05). The secret and the recovery codes are in memory only, while they are shown. Needs no
 * DOM.
 */
import type { Lobby, Model } from 'lobbykit';
import { parseText } from 'lobbykit/domain';
import { disableSecondFactor, enableSecondFactor, renewRecoveryCodes, startSecondFactor } from 'lobbykit/wire';
import { atom } from 'nanostores';
import { type StepState, singleFlight } from '../../../shared/forms/single-flight.ts';

export interface SecondFactorState extends StepState {
  /** The secret that an authenticator app takes: as base32, and as the `otpauth:` address of a QR code; null before `begin`. */
  readonly setup: { readonly secret: string; readonly uri: string } | null;
  /** Recovery codes, in this state alone: no later answer has them. Empty before `turnOn` or `renewCodes`. */
  readonly codes: readonly string[];
}

export interface SecondFactorActions {
  /** This and the following steps give true when they were done; else `refusal` says why not. */
  begin(password: string): Promise<boolean>;
  turnOn(code: string): Promise<boolean>;
  turnOff(password: string, code: string): Promise<boolean>;
  renewCodes(code: string): Promise<boolean>;
  /** Forgets what was shown. */
  reset(): void;
}

export type SecondFactorModel = Model<SecondFactorState, SecondFactorActions>;

/** The second factor of the member who is logged in; asks nothing by itself. */
export function createSecondFactor(lobby: Pick<Lobby, 'call' | '$language'>): SecondFactorModel {
  const start: SecondFactorState = { setup: null, codes: [], busy: false, refusal: null };
  const $state = atom<SecondFactorState>(start);
  const language = () => lobby.$language.get();

  const act = singleFlight($state);

  return {
    $state,
    actions: {
      begin: password =>
        act(async () => {
          const { value } = await lobby.call(startSecondFactor, { body: { password } });
          return { setup: { secret: parseText(value.secret), uri: parseText(value.uri) } };
        }),
      turnOn: code =>
        act(async () => {
          const { value } = await lobby.call(enableSecondFactor, { body: { code, language: language() } });
          return { setup: null, codes: value.codes.map(String) };
        }),
      turnOff: (password, code) =>
        act(async () => {
          await lobby.call(disableSecondFactor, { body: { password, code, language: language() } });
          return start;
        }),
      renewCodes: code =>
        act(async () => {
          const { value } = await lobby.call(renewRecoveryCodes, { body: { code } });
          return { codes: value.codes.map(String) };
        }),
      reset: () => $state.set(start),
    },
  };
}
