/** Form for a message to the operator, with images (EP-06, VALID-15..18). */
import { type CallError, isCallError, type Lobby, uploadImage } from 'lobbykit';
import {
  checkFeedback,
  checkRemark,
  errorsOf,
  type FeedbackBounds,
  type FieldErrors,
  feedbackBounds,
} from 'lobbykit/domain';
import { createForm, type Form } from 'lobbykit/forms';
import { feedback } from 'lobbykit/wire';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { createImages, type Images } from './images-model.ts';

type FeedbackTexts = {
  readonly content: string;
  readonly remark: string;
  readonly contact: string;
};

/** Validates the message and the details (`remark`) (VALID-15..17); the contact field accepts any text. */
export const checkMessage = ({ content, remark }: FeedbackTexts, { min, max }: FeedbackBounds): FieldErrors =>
  errorsOf({ content: checkFeedback(content, min, max), remark: checkRemark(remark) });

export interface FeedbackModel {
  readonly form: Form<FeedbackTexts>;
  readonly images: Images;
  /** Minimum and maximum length of the message (OPEN: VALID-16). */
  readonly $bounds: ReadableAtom<FeedbackBounds>;
  /** True when the message has been sent, until the member starts another one. */
  readonly $sent: ReadableAtom<boolean>;
  /** Empties the form for another message. */
  another(): void;
}

type Source = Pick<Lobby, '$session' | '$settings' | '$text' | 'call' | 'clock' | 'config' | 'on' | 'textReady'>;

const EMPTY: FeedbackTexts = { content: '', remark: '', contact: '' };

interface Draft {
  readonly model: FeedbackModel;
  /** User name of the author; null until the author logs in. */
  user: string | null;
}

const drafts = new WeakMap<Source, Draft>();

/**
 * Returns the draft of the message, one per lobby, so that it survives navigation, a login, and an expired session. The
 * draft belongs to its author: a logout deletes it, and another member gets a new one.
 */
export function feedbackModel(lobby: Source): FeedbackModel {
  const user = lobby.$session.get()?.userName ?? null;
  const draft = drafts.get(lobby);
  if (draft && (user === null || draft.user === null || draft.user === user)) {
    draft.user ??= user;
    return draft.model;
  }
  const model = createFeedback(lobby);
  drafts.set(lobby, { model, user });
  if (!draft) lobby.on('logout', () => drafts.set(lobby, { model: createFeedback(lobby), user: null }));
  return model;
}

function createFeedback(lobby: Source): FeedbackModel {
  const $bounds = computed(lobby.$settings, ({ data }) => feedbackBounds(name => data?.template.get(name)));
  const $sent = atom(false);
  const images = createImages(image => uploadImage(lobby, image));

  const form = createForm<FeedbackTexts>({
    initial: EMPTY,
    fields: () => ['content', 'remark', 'contact'],
    check: values => checkMessage(values, $bounds.get()),
    trim: ['content', 'remark', 'contact'],
    async send({ content, remark, contact }) {
      const ids = await images.ids();
      const body = {
        content,
        ...(remark && { remark }),
        ...(contact && { contact }),
        ...(ids.length > 0 && { images: [...ids] }),
      };
      try {
        await lobby.call(feedback, { body });
      } catch (error) {
        // The gateway deletes uploaded images that no message uses after a time, so the next submission uploads them
        // again.
        if (isCallError(error) && rejectsImages(error)) images.expire();
        throw error;
      }
      $sent.set(true);
      images.clear();
      form.actions.reset();
    },
    follows: [lobby.$text, $bounds],
  });
  return { form, images, $bounds, $sent, another: () => $sent.set(false) };
}

/** True if the gateway rejected the message because of its images. */
const rejectsImages = ({ data }: CallError): boolean => Object(Object(data).fields).images !== undefined;
