/**
 * Enables and disables the second factor (SAFE-05). The secret and the recovery codes are in memory only while shown;
 * requires no DOM.
 */
import type { Lobby, Model } from 'lobbykit';
import { parseText } from 'lobbykit/domain';
import { disableSecondFactor, enableSecondFactor, renewRecoveryCodes, startSecondFactor } from 'lobbykit/wire';
import { atom } from 'nanostores';
import { type StepState, singleFlight } from '../../../shared/forms/single-flight.ts';

export interface SecondFactorState extends StepState {
  /**
   * Secret for the authenticator app: as base32 text, and as `otpauth:` URL for a QR code. Null before `startSetup`.
   */
  readonly setup: { readonly secret: string; readonly uri: string } | null;
  /** Recovery codes, which the gateway returns only once; empty before `turnOn` or `renewCodes`. */
  readonly codes: readonly string[];
}

export interface SecondFactorActions {
  /**
   * Requests a new secret. This and the following functions resolve with true on success; otherwise `actionError`
   * contains the error.
   */
  startSetup(password: string): Promise<boolean>;
  turnOn(code: string): Promise<boolean>;
  turnOff(password: string, code: string): Promise<boolean>;
  renewCodes(code: string): Promise<boolean>;
  /** Clears the secret and the recovery codes. */
  reset(): void;
}

export type SecondFactorModel = Model<SecondFactorState, SecondFactorActions>;

/** Creates the model of the member's second factor; sends no request initially. */
export function createSecondFactor(lobby: Pick<Lobby, 'call' | '$language'>): SecondFactorModel {
  const start: SecondFactorState = { setup: null, codes: [], busy: false, actionError: null };
  const $state = atom<SecondFactorState>(start);
  const language = () => lobby.$language.get();

  const act = singleFlight($state);

  return {
    $state,
    actions: {
      startSetup: password =>
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
