/** Dialog to create a registration link: account type, code, and rates for the members who register (TEAM-18). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Alert, Button, FormFrame, InputField, Modal, Segmented } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import type { Rate } from '../members/member-model.ts';
import { RateTiers } from '../rates/rate-tiers.tsx';
import type { LinksModel } from './links-model.ts';

/** Valid link codes. For an empty input, the gateway generates a code. */
const CODE = /^[A-Za-z0-9]{4,16}$/;

export function NewLinkSheet(props: { open: boolean; model: LinksModel; onClose: () => void }) {
  const text = useText();
  const pageText = usePageText();
  return (
    <Modal
      open={props.open}
      title={text('ag.newLink')}
      closeLabel={pageText('dialog.close')}
      onClose={() => {
        props.model.actions.forgive();
        props.onClose();
      }}
    >
      <NewLink model={props.model} onDone={props.onClose} />
    </Modal>
  );
}

function NewLink({ model, onDone }: { model: LinksModel; onDone: () => void }) {
  const text = useText();
  const { maxRates, busy, actionError } = useStore(model.$state);
  const [kind, setKind] = useState<'member' | 'agent'>('member');
  const [code, setCode] = useState('');
  const [remark, setRemark] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [rates, setRates] = useState<readonly Rate[]>(() => maxRates.map(rate => ({ ...rate, tenths: 0 })));
  const create = async () => {
    const isBad = code !== '' && !CODE.test(code);
    setWrong(isBad);
    if (isBad) return;
    const created = await model.actions.create({
      memberType: kind === 'agent' ? 1 : 0,
      ...(code && { code }),
      ...(remark.trim() && { remark: remark.trim() }),
      rebates: rates
        .filter(({ tenths }) => tenths > 0)
        .map(({ category, tenths }) => ({ gameType: category, rebate: tenths })),
    });
    if (created) onDone();
  };
  return (
    <FormFrame
      className="transfer"
      onSubmit={() => {
        void create();
      }}
    >
      <Segmented
        label={text('ag.forWhom')}
        options={[
          { id: 'member', label: text('ag.forMembers') },
          { id: 'agent', label: text('ag.forAgents') },
        ]}
        selected={kind}
        onSelect={setKind}
      />
      <InputField
        name="code"
        label={text('ag.code')}
        value={code}
        maxLength={16}
        hint={text('ag.codeHint')}
        error={isWrong ? text('ag.codeWrong') : undefined}
        onInput={typed => {
          setWrong(false);
          setCode(typed.toUpperCase());
        }}
      />
      <InputField name="remark" label={text('ag.remark')} value={remark} maxLength={140} onInput={setRemark} />
      <RateTiers title={text('ag.ratesFor')} max={maxRates} rates={rates} onRates={setRates} />
      {actionError && <Alert>{errorText(actionError, text)}</Alert>}
      <Button type="submit" busy={busy}>
        {text('ag.createLink')}
      </Button>
    </FormFrame>
  );
}
