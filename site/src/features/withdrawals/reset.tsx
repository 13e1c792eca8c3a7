/**
 * Reset of a forgotten withdrawal password: a code or the security answers, the login password, and six new digits
 * (OUT-02, SAFE-03).
 */
import { useStore } from '@nanostores/react';
import { tidyCode } from 'lobbykit/domain';
import { Alert, Button, FormFrame, InputField, Segmented } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { FormError } from './form-error.tsx';
import { LoginPassword, NewPin, useNewPin } from './new-pin.tsx';
import type { StepProps } from './step-props.ts';

type ResetMethod = 'code' | 'answers';

export function ResetStep({ model }: StepProps) {
  const text = useText();
  const { busy, actionError, sentTo, questions } = useStore(model.$state);
  const pin = useNewPin();
  const [method, setMethod] = useState<ResetMethod>('code');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => void model.actions.loadQuestions(), [model]);
  const isVerified = method === 'code' ? code !== '' : questions.every(({ id }) => answers[id]);
  const verification = () =>
    method === 'code'
      ? { verificationCode: code }
      : { answers: questions.map(({ id }) => ({ id, answer: answers[id] ?? '' })) };
  return (
    <FormFrame
      className="withdraw-form"
      onSubmit={() => {
        if (!pin.check()) return;
        void model.actions.resetPassword({ paymentPassword: pin.value, password, ...verification() });
      }}
    >
      <section className="card withdraw-part">
        <h2>{text('wd.reset.title')}</h2>
        {questions.length > 0 && (
          <Segmented
            label={text('wd.reset.way')}
            options={[
              { id: 'code', label: text('wd.reset.byCode') },
              { id: 'answers', label: text('wd.reset.byAnswers') },
            ]}
            selected={method}
            onSelect={next => {
              model.actions.forgive();
              setMethod(next);
            }}
          />
        )}
        <p className="withdraw-hint">{text(method === 'code' ? 'wd.reset.why' : 'wd.reset.answersWhy')}</p>
        {method === 'code' ? (
          <>
            <Button variant="line" busy={busy} onClick={() => void model.actions.sendCode()}>
              {text('wd.reset.send')}
            </Button>
            {sentTo && <Alert tone="info">{text('wd.reset.sent', { to: sentTo })}</Alert>}
            <InputField
              name="code"
              label={text('wd.reset.code')}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              tidy={tidyCode}
              required
              onInput={setCode}
            />
          </>
        ) : (
          questions.map(({ id, question }) => (
            <InputField
              key={id}
              name={`answer-${id}`}
              label={question}
              value={answers[id] ?? ''}
              maxLength={255}
              required
              onInput={answer => setAnswers({ ...answers, [id]: answer })}
            />
          ))
        )}
        <NewPin pin={pin} />
        <LoginPassword value={password} onInput={setPassword} />
        <FormError error={actionError} />
        <div className="withdraw-ways">
          <Button variant="quiet" onClick={() => model.actions.go(undefined)}>
            {text('wd.back')}
          </Button>
          <Link href="/m/customer" className="lk-button" data-variant="quiet">
            {text('wd.blocked.service')}
          </Link>
        </div>
      </section>
      <ActionBar>
        <Button type="submit" busy={busy} disabled={password === '' || !isVerified || pin.value === ''}>
          {text('wd.pw.save')}
        </Button>
      </ActionBar>
    </FormFrame>
  );
}
