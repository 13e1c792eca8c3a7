import { Icon } from '../../shared/icons/icon.tsx';
import type { VipBenefit } from './parse-levels.ts';

/** List of the benefits of a VIP level. */
export const Benefits = ({ benefits }: { benefits: readonly VipBenefit[] }) => (
  <ul className="benefits">
    {benefits.map(({ title, text }) => (
      <li key={title}>
        <Icon name="check" size={20} />
        <div>
          <b>{title}</b>
          {text && <p>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
);
