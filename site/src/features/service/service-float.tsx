/**
 * Floating customer service widget of the kit. Its modal is the site's popup `service`, and its download button opens
 * the dialogs of the site.
 */
import { ServiceWidget } from 'lobbykit/react';
import './service-float.css';
import { usePopups } from '../../shared/overlays/popups.ts';

export interface ServiceFloatProps {
  readonly open: boolean;
  /** True if the buttons float. */
  readonly floats: boolean;
}

export function ServiceFloat({ open, floats }: ServiceFloatProps) {
  const popups = usePopups();
  return (
    <ServiceWidget
      open={open}
      position={floats ? 'end' : 'none'}
      className="service"
      onOpen={() => popups.open('service')}
      onClose={() => popups.close('service')}
      onDownloadRequest={event => {
        event.preventDefault();
        popups.open('download');
      }}
    />
  );
}
