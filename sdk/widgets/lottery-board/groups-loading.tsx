/** The groups while their code or their data are on their way. */
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const PILLS = [48, 76, 84, 92];

/** Gray pills of their size. */
export const GroupsLoading = () => (
  <div className="lk-pills-wait">
    {PILLS.map(width => (
      <Skeleton key={width} width={width} height={36} />
    ))}
  </div>
);
