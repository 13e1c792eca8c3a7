/** Dialog of an item in the points store: price, points that remain, and order button (GIFT-03). */
import { type PointsStoreItem, pointsAfter, pointsToGo, TOAST_MS } from 'lobbykit/domain';
import { Button, Image, Modal } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { shapeOf } from '../../shared/icons/icon.tsx';
import { usePoints } from '../../shared/money/use-points.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { useErrorToast } from '../../shared/overlays/use-error-toast.ts';
import type { PointsStoreModel } from './points-store-model.ts';

export interface OrderSheetProps {
  readonly open: boolean;
  readonly model: Pick<PointsStoreModel, 'order'>;
  readonly goods: PointsStoreItem;
  /** Points balance of the member. */
  readonly points: string;
  readonly mayOrder: boolean;
  readonly onClose: () => void;
}

export function OrderSheet({ open, model, goods, points, mayOrder, onClose }: OrderSheetProps) {
  const { config } = useLobby();
  const text = useText();
  const write = usePoints();
  const showError = useErrorToast();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const missing = pointsToGo(goods.points, points);
  const go = async () => {
    setBusy(true);
    try {
      await model.order(goods);
      toasts.notice(text('ml.orDone', { name: goods.name }), TOAST_MS);
      onClose();
    } catch (error) {
      await showError(error);
    } finally {
      setBusy(false);
    }
  };
  const lines = [
    [text('ml.price'), text('ml.count', { points: write(goods.points) })],
    [text('ml.points'), write(points)],
    ...(missing === null ? [[text('ml.after'), write(pointsAfter(goods.points, points))] as const] : []),
  ] as const;
  return (
    <Modal
      open={open}
      title={goods.name}
      closeLabel={text('rw.close')}
      className="points-store-sheet"
      onClose={() => !busy && onClose()}
    >
      <div className="points-store-form">
        <span className="points-store-picture">
          <Image src={goods.icon} base={config.gateway} missing={shapeOf('gift')} />
        </span>
        <dl className="points-store-lines">
          {lines.map(([name, value]) => (
            <div key={name} className="points-store-line">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!mayOrder ? (
          <p className="points-store-ask">
            {text('ml.guest')} <Link href="/m/trail">{text('rw.guestWay')}</Link>
          </p>
        ) : goods.stock < 1 ? (
          <p className="points-store-ask">{text('ml.orSoldOut')}</p>
        ) : missing !== null ? (
          <p className="points-store-ask">{text('ml.orMissing', { points: write(missing) })}</p>
        ) : (
          <>
            <p className="points-store-ask">{text('ml.orHow')}</p>
            <Button busy={busy} onClick={() => void go()}>
              {text('ml.orYes', { points: write(goods.points) })}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
