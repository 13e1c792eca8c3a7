/** Filter field for the exact user name of one member. An empty field shows all members. */
import { Button, FormFrame, InputField } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { agentShape } from '../team/icons.ts';
import './member-field.css';

export function MemberField({ value, onMember }: { value: string; onMember: (userName: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  return (
    <FormFrame
      className="member-field"
      onSubmit={() => {
        onMember(typed.trim());
      }}
    >
      <InputField
        name="member"
        label={text('ag.ofMember')}
        value={typed}
        icon={agentShape('search')}
        placeholder={text('ag.everybody')}
        maxLength={64}
        enterKeyHint="done"
        onInput={setTyped}
        onBlur={() => {
          if (typed.trim() !== value) onMember(typed.trim());
        }}
      />
      {value !== '' && (
        <Button
          variant="quiet"
          onClick={() => {
            setTyped('');
            onMember('');
          }}
        >
          {text('ag.everybody')}
        </Button>
      )}
    </FormFrame>
  );
}
