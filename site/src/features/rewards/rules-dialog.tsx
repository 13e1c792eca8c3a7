/** Dialog with the rules of a reward page, and the header button that opens it. */
import { Button, Modal } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { Icon } from '../../shared/icons/icon.tsx';
import { HeaderTool } from '../../shared/layout/header-tool.tsx';

export function Rules({ rules }: { rules: readonly string[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderTool>
        <Button variant="icon" label={text('rw.rules')} onClick={() => setOpen(true)}>
          <Icon name="help" />
        </Button>
      </HeaderTool>
      <Modal open={open} title={text('rw.rules')} closeLabel={text('rw.close')} onClose={() => setOpen(false)}>
        <ul className="reward-rules">
          {rules.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
