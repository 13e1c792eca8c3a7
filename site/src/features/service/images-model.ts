/**
 * Images attached to a message. Each image uploads when the member selects it, and can fail or be removed independently
 * (VALID-18, S41).
 */
import type { CallError } from 'lobbykit';
import { type Attachment, checkImages, type FieldError } from 'lobbykit/domain';
import { atom, type ReadableAtom } from 'nanostores';

/** File that the member has selected: the properties of a browser `File` that this module uses. */
export type ImageFile = Blob & Attachment & { readonly name: string };

export interface ChosenImage {
  readonly key: number;
  readonly file: ImageFile;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Error of the last upload, or null. */
  readonly error: CallError | null;
}

/** Selected file that is not a valid image. */
export interface RejectedFile {
  readonly name: string;
  readonly error: FieldError;
}

export interface ImagesState {
  readonly images: readonly ChosenImage[];
  /** Invalid files of the last selection. */
  readonly rejected: readonly RejectedFile[];
}

export interface Images {
  readonly $state: ReadableAtom<ImagesState>;
  /** Adds and uploads the valid files; lists the invalid ones in `rejected`. */
  add(files: readonly ImageFile[]): void;
  remove(key: number): void;
  /** Uploads a failed image again. */
  again(key: number): void;
  /**
   * Returns the ids of all images when their uploads have ended; uploads failed images again.
   * @throws CallError of the first image that fails again
   */
  ids(): Promise<readonly string[]>;
  /** Marks all uploaded images as expired, so that `ids` uploads them again. */
  expire(): void;
  clear(): void;
}

/** @param send uploads an image and returns its id; rejects with a CallError */
export function createImages(send: (image: Blob) => Promise<string>): Images {
  const $state = atom<ImagesState>({ images: [], rejected: [] });
  const ids = new Map<number, string>();
  let last = 0;

  const images = () => $state.get().images;
  const change = (key: number, more: Pick<ChosenImage, 'state' | 'error'>) =>
    $state.set({ ...$state.get(), images: images().map(image => (image.key === key ? { ...image, ...more } : image)) });

  const start = ({ key, file }: Pick<ChosenImage, 'key' | 'file'>) => {
    change(key, { state: 'sending', error: null });
    send(file).then(
      id => {
        ids.set(key, id);
        change(key, { state: 'sent', error: null });
      },
      error => change(key, { state: 'failed', error }),
    );
  };

  /** Resolves when no upload is in flight. */
  const settled = () =>
    new Promise<void>(resolve => {
      const off = $state.subscribe(({ images: now }) => {
        if (now.some(({ state }) => state === 'sending')) return;
        resolve();
        queueMicrotask(() => off());
      });
    });

  return {
    $state,
    add(files) {
      const accepted: ChosenImage[] = [];
      const rejected: RejectedFile[] = [];
      for (const file of files) {
        const error = checkImages([...images(), ...accepted].map(({ file: present }) => present).concat(file));
        if (error) rejected.push({ name: file.name, error });
        else accepted.push({ key: ++last, file, state: 'sending', error: null });
      }
      $state.set({ images: [...images(), ...accepted], rejected });
      for (const image of accepted) start(image);
    },
    remove: key => $state.set({ images: images().filter(image => image.key !== key), rejected: [] }),
    again(key) {
      const image = images().find(one => one.key === key);
      if (image?.state === 'failed') start(image);
    },
    async ids() {
      for (const image of images()) if (image.state === 'failed') start(image);
      await settled();
      const failed = images().find(({ state }) => state === 'failed');
      if (failed) throw failed.error;
      return images().map(({ key }) => ids.get(key) ?? '');
    },
    expire() {
      for (const { key } of images()) change(key, { state: 'failed', error: null });
    },
    clear: () => $state.set({ images: [], rejected: [] }),
  };
}
