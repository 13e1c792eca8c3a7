/** Form for a message to the operator, and the confirmation after it was sent (EP-06, VALID-15..18). */
import { useStore } from '@nanostores/react';
import { REMARK_MAX, textLength } from 'lobbykit/domain';
import { AreaField, Button, FormFrame, InputField } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { useEffect, useRef } from 'react';
import { Failure } from '../../shared/forms/failure.tsx';
import { useFormFields } from '../../shared/forms/use-form-fields.ts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useTextBundle } from '../../shared/i18n/use-text-bundle.ts';
import { Icon, shapeOf } from '../../shared/icons/icon.tsx';
import { type FeedbackModel, feedbackModel } from './feedback-model.ts';
import './feedback.css';
import { FeedbackImages } from './feedback-images.tsx';

/** Maximum length of the contact field that the gateway accepts, characters. */
const CONTACT_MAX = 255;

export function Feedback() {
  const lobby = useLobby();
  // Renders again after a change of member, because each member has a separate draft.
  useSession();
  const model = feedbackModel(lobby);
  // Error texts are in the separate text bundle `account`.
  const textsLoaded = useTextBundle('account');
  const sent = useStore(model.$sent);
  if (sent) return <Thanks onAnother={model.another} />;
  return <FeedbackForm model={model} closed={!textsLoaded} />;
}

function FeedbackForm({ model, closed }: { model: FeedbackModel; closed: boolean }) {
  const text = usePageText();
  const { state, actions, line, ref } = useFormFields(model.form);
  const { min, max } = useStore(model.$bounds);
  const { content, remark } = state.values;
  return (
    <FormFrame
      form={ref}
      className="feedback"
      onSubmit={() => {
        void actions.submit();
      }}
    >
      <AreaField
        {...line('content')}
        rows={5}
        label={text('feedback.content')}
        placeholder={text('feedback.contentHint')}
        count={`${textLength(content)} / ${max}`}
        hint={text('feedback.bounds', { min: String(min), max: String(max) })}
        required
      />
      <FeedbackImages images={model.images} closed={state.submitting} />
      <AreaField
        {...line('remark')}
        rows={2}
        label={text('feedback.remark')}
        note={text('field.optional')}
        hint={text('feedback.remarkHint')}
        count={`${textLength(remark)} / ${REMARK_MAX}`}
      />
      <InputField
        {...line('contact')}
        label={text('feedback.contact')}
        note={text('field.optional')}
        hint={text('feedback.contactHint')}
        icon={shapeOf('mail')}
        maxLength={CONTACT_MAX}
        enterKeyHint="send"
      />
      <Failure error={state.failure} />
      <Button type="submit" busy={state.submitting} disabled={closed}>
        {text('feedback.send')}
      </Button>
    </FormFrame>
  );
}

function Thanks({ onAnother }: { onAnother: () => void }) {
  const text = usePageText();
  const title = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the title, because the pressed button no longer exists.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="thanks">
      <span className="thanks-mark">
        <Icon name="check" />
      </span>
      <h3 ref={title} tabIndex={-1}>
        {text('feedback.thanks')}
      </h3>
      <p>{text('feedback.thanksText')}</p>
      <Button variant="line" onClick={onAnother}>
        {text('feedback.another')}
      </Button>
    </div>
  );
}
