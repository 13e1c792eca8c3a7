/** A card of settings that belong together, under their name. */
import { type ReactNode, useId } from 'react';

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="member-center-title" id={id}>
        {title}
      </h2>
      <div className="card set-group">{children}</div>
    </section>
  );
}
