/** SMS codes on a stub gateway with stopped clocks. */
import { afterEach, beforeEach, vi } from 'vitest';
import { type CodeOptions, createCode } from '../../sdk/forms/sms-code.ts';
import type { LobbyConfig, MobileNumber } from '../../sdk/lobby/types.ts';
import { accountServerHere } from '../lobby/account/account-kit.ts';
import { lobbyOn, watched } from './form-kit.ts';

export const LOGIN_CODE = 'POST /wps/verification/sms/noLogin';
export const number: MobileNumber = { countryDialingCode: '84', mobileNum: '912345678' };

/** Response to a code request that permits the next request after `ms`. */
export const sentIn = (ms: number) => () => ({ value: { expirationTime: Date.now() + ms } });

/** Slide check that always passes. */
export const pass = async () => ({ slidePass: 'p1' });

/** Registers the server and the clocks of a test file; `codeOf` creates a code model on them. */
export function codesHere() {
  const server = accountServerHere();
  // Both clocks of the device are stopped, the monotonic one at the start of the lobby timers; only `advance` moves the
  // time.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    vi.advanceTimersByTime(1_000);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const codeOf = (options: Partial<CodeOptions> = {}, config: Partial<LobbyConfig> = {}) => {
    const { lobby, env } = lobbyOn(server.url, config);
    const code = createCode(lobby, { purpose: 'login', number: () => number, challenge: pass, ...options }, env);
    const states = watched(code.$state);
    return { ...code.actions, state: () => code.$state.get(), states, env };
  };
  return { server, codeOf };
}
