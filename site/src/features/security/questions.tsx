/** Form to select and answer two or three security questions (SAFE-03). */
import { useStore } from '@nanostores/react';
import { checkAnswers } from 'lobbykit/domain';
import { Alert, Button, FormFrame, InputField, PasswordField } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useEffect, useId, useState } from 'react';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { FormError } from './form-error.tsx';
import type { PartProps } from './part-props.ts';

interface Line {
  readonly id: string;
  readonly answer: string;
}

const NONE: Line = { id: '', answer: '' };

export function QuestionsPart({ model, back }: PartProps) {
  const text = useText();
  const toasts = useToasts();
  const { standing, questions, chosen, busy, actionError } = useStore(model.$state);
  const [lines, setLines] = useState<readonly Line[]>([NONE, NONE]);
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<'count' | 'weak' | null>(null);
  useEffect(() => void model.actions.loadQuestions(), [model]);

  const change = (n: number, part: Partial<Line>) => {
    setIssue(null);
    setLines(lines.map((line, at) => (at === n ? { ...line, ...part } : line)));
  };
  const save = async () => {
    const found = lines.some(({ id }) => id === '') ? 'count' : checkAnswers(lines);
    setIssue(found);
    if (found || !(await model.actions.saveQuestions(lines, password))) return;
    toasts.success(text('sc.q.saved'));
    back();
  };
  return (
    <FormFrame
      className="security-form"
      onSubmit={() => {
        void save();
      }}
    >
      <section className="card security-box">
        <h2>{text('sc.q.title')}</h2>
        <p className="muted">{text('sc.q.why')}</p>
        {chosen.length > 0 && (
          <p className="muted">{text('sc.q.now', { questions: chosen.map(({ question }) => question).join(' · ') })}</p>
        )}
        {lines.map((line, n) => (
          <QuestionLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
            key={n}
            number={n + 1}
            line={line}
            options={questions.filter(({ id }) => id === line.id || lines.every(other => other.id !== id))}
            onChange={part => change(n, part)}
          />
        ))}
        {lines.length < (standing?.maxQuestions ?? 3) && (
          <Button variant="quiet" onClick={() => setLines([...lines, NONE])}>
            {text('sc.q.third')}
          </Button>
        )}
        <p className="muted">{text('sc.q.same')}</p>
        <PasswordField
          name="password"
          label={text('sc.q.login')}
          autoComplete="current-password"
          showLabel={text('sc.show')}
          hideLabel={text('sc.hide')}
          value={password}
          required
          onInput={setPassword}
        />
        {issue ? <Alert>{text(`sc.q.${issue}`)}</Alert> : <FormError error={actionError} />}
        <Button variant="quiet" onClick={back}>
          {text('sc.back')}
        </Button>
      </section>
      <ActionBar>
        <Button type="submit" busy={busy} disabled={password === ''}>
          {text('sc.q.save')}
        </Button>
      </ActionBar>
    </FormFrame>
  );
}

interface QuestionLineProps {
  readonly number: number;
  readonly line: Line;
  readonly options: readonly { readonly id: string; readonly question: string }[];
  readonly onChange: (part: Partial<Line>) => void;
}

function QuestionLine({ number, line, options, onChange }: QuestionLineProps) {
  const text = useText();
  const id = useId();
  return (
    <div className="security-question">
      <label htmlFor={id}>{text('sc.q.question', { number: String(number) })}</label>
      <select id={id} value={line.id} onChange={event => onChange({ id: event.currentTarget.value })}>
        <option value="" disabled>
          {text('sc.q.choose')}
        </option>
        {options.map(({ id: value, question }) => (
          <option key={value} value={value}>
            {question}
          </option>
        ))}
      </select>
      <InputField
        name={`answer${number}`}
        label={text('sc.q.answer', { number: String(number) })}
        value={line.answer}
        maxLength={255}
        required
        onInput={answer => onChange({ answer })}
      />
    </div>
  );
}
