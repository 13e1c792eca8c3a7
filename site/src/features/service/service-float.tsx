/**
 * Floating customer service buttons of the kit. The site's popup flag `service` opens the dialog, and the download
 * button opens the site's download dialogs.
 */
import { ServiceWidget } from 'lobbykit/react';
import './service-float.css';
import { usePopups } from '../../shared/overlays/popups.ts';

export interface ServiceFloatProps {
  readonly open: boolean;
  /** True to show the floating buttons; false for the dialog only. */
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
