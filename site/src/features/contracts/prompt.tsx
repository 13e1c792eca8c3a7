/**
 * Dialog on home about an offered contract: Cancel postpones it until the next visit, Go opens the contract page
 * (CONTRACT-01).
 */
import { useStore } from '@nanostores/react';
import { createStorage } from 'lobbykit';
import type { ContractKind } from 'lobbykit/domain';
import { Button, Modal } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { $afterLoad } from '../../shared/loading/after-load.ts';
import type { PopupQueue } from '../../shared/overlays/popup-queue.ts';
import { usePopups } from '../../shared/overlays/popups.ts';
import { createContractPrompts } from './prompts-model.ts';
import { CONTRACT_TEXTS } from './texts.ts';

const PAGES: Readonly<Record<ContractKind, string>> = {
  dailySalary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourlySalary: '/m/member/agent/getHourContract',
};

export interface ContractPromptProps {
  /** True while home is the current page. */
  readonly home: boolean;
  readonly queue: PopupQueue;
}

export function ContractPrompt({ home, queue }: ContractPromptProps) {
  const lobby = useLobby();
  const text = useText();
  const pageText = usePageText();
  const popups = usePopups();
  const [, navigate] = useLocation();
  const textsLoaded = useTextsLoaded(CONTRACT_TEXTS);
  const [model] = useState(() =>
    createContractPrompts(lobby, popups, queue, createStorage(lobby.config.storagePrefix)),
  );
  // Waits until the visitor interacts or some seconds have passed, so that the prompt does not delay the first render.
  const rested = useStore($afterLoad);
  useEffect(() => (home && textsLoaded && rested ? model.enter() : undefined), [model, home, textsLoaded, rested]);
  const kind = useStore(model.$kind);
  const open = useStore(popups.$contract);
  if (!kind) return null;
  return (
    <Modal
      open={open}
      title={text('ct.prompt.title')}
      closeLabel={pageText('dialog.close')}
      onClose={model.cancel}
      foot={
        <div className="choice">
          <Button variant="line" onClick={model.cancel}>
            {text('ct.prompt.cancel')}
          </Button>
          <Button
            onClick={() => {
              model.go();
              navigate(PAGES[kind]);
            }}
          >
            {text('ct.prompt.go')}
          </Button>
        </div>
      }
    >
      <p>{text('ct.prompt.text', { kind: text(`ct.kind.${kind}`) })}</p>
    </Modal>
  );
}
