import { createLotteryBoard } from 'lobbykit';
import type { Lottery } from 'lobbykit/domain';
import { useCountdown, useModel } from 'lobbykit/react';

/** Custom markup based on the kit's model, without a class, a stylesheet, or a component of the kit. */
export function OwnView() {
  const [state, actions] = useModel(createLotteryBoard, { limit: 5 });
  if (state.status === 'loading') return <p>One moment …</p>;
  if (state.status === 'error') {
    return (
      <p role="alert">
        The draws did not load.{' '}
        <button type="button" onClick={() => actions.retry()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <table className="own">
      <thead>
        <tr>
          <th scope="col">Lottery</th>
          <th scope="col">Special prize</th>
          <th scope="col">Sale closes in</th>
        </tr>
      </thead>
      <tbody>
        {state.lotteries.map(lottery => (
          <Row key={lottery.id} lottery={lottery} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ lottery }: { lottery: Lottery }) {
  const { text, near } = useCountdown(lottery);
  return (
    <tr>
      <th scope="row">{lottery.name}</th>
      <td>{lottery.previousNumbers.split('~')[0]}</td>
      <td role="timer" className={near ? 'near' : undefined}>
        {text}
      </td>
    </tr>
  );
}
