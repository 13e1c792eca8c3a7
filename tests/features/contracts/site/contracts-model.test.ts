import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { createMemberContracts } from '../../../../site/src/features/contracts/contracts-model.ts';
import { watched } from '../../../forms/form-kit.ts';
import { expectSoon } from '../../../forms/soon.ts';

it.each([
  [0, 0],
  [2, 2],
  [3, 2],
  [undefined, 2],
])('TEAM-21 contracts of a member with %s currency decimals accept %i', async (decimals, accepted) => {
  const call = async () => ({ value: { canOffer: true, decimals, content: [] } });
  const { $state } = createMemberContracts({ call, $language: atom('EN') } as never, 'lan88');
  const states = watched($state);
  await expectSoon(() => expect(states.at(-1)?.canOffer).toBe(true));
  expect($state.get().decimals).toBe(accepted);
});
