/** Images attached to a message: thumbnails with upload states, and the button to add images (VALID-18). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { IMAGE_COUNT, IMAGE_MAX_BYTES } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { useId } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { FeedbackImage } from './feedback-image.tsx';
import type { Images } from './images-model.ts';

const TYPES = 'image/png,image/jpeg';
const MB = 1024 ** 2;

export interface FeedbackImagesProps {
  readonly images: Images;
  /** True while the message is being sent, so that the images cannot be changed. */
  readonly closed: boolean;
}

export function FeedbackImages({ images: model, closed }: FeedbackImagesProps) {
  const text = usePageText();
  const kitText = useText();
  const { images, rejected } = useStore(model.$state);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would mean form fields and have a border
    <div className="pictures" role="group" aria-labelledby={`${id}label`} aria-describedby={`${id}hint`}>
      <p className="lk-label" id={`${id}label`}>
        {text('feedback.pictures')} <span className="lk-label-note">{text('field.optional')}</span>
      </p>
      <ul className="pictures-row">
        {images.map(image => (
          <FeedbackImage
            key={image.key}
            image={image}
            closed={closed}
            onAgain={() => model.again(image.key)}
            onRemove={() => model.remove(image.key)}
          />
        ))}
        {images.length < IMAGE_COUNT && (
          <li>
            <label className="picture-add">
              <input
                type="file"
                accept={TYPES}
                multiple
                disabled={closed}
                onChange={({ currentTarget }) => {
                  model.add([...(currentTarget.files ?? [])]);
                  // Allows the member to select the same file again.
                  currentTarget.value = '';
                }}
              />
              <Icon name="image" />
              <span>{text('feedback.add')}</span>
            </label>
          </li>
        )}
      </ul>
      <p className="lk-field-hint" id={`${id}hint`}>
        {text('feedback.picturesHint', { count: String(IMAGE_COUNT), size: String(IMAGE_MAX_BYTES / MB) })}
      </p>
      {images.map(
        ({ key, file, error }) => error && <FileError key={key} name={file.name} message={errorText(error, kitText)} />,
      )}
      {rejected.map(({ name, error }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: file names may repeat, and the list never changes
        <FileError key={at} name={name} message={kitText(error.key, error.params)} />
      ))}
    </div>
  );
}

/** Error of one rejected file, below the thumbnails, because a thumbnail is too small for text. */
function FileError({ name, message }: { name: string; message: string }) {
  return (
    <p className="lk-field-error file-error" role="alert">
      <b>{name}</b> {message}
    </p>
  );
}
