/** Pictures that go with a message: each is sent as soon as it is chosen, and may fail or be taken away by itself (VALID-18, S41). */
import type { CallError } from 'lobbykit';
import { type Attachment, checkImages, type FieldError } from 'lobbykit/domain';
import { atom, type ReadableAtom } from 'nanostores';

/** The properties of a browser's `File` that are used here. */
export type ImageFile = Blob & Attachment & { readonly name: string };

export interface ChosenImage {
  readonly key: number;
  readonly file: ImageFile;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  readonly error: CallError | null;
}

/** A file that is no picture to be taken. */
export interface RejectedFile {
  readonly name: string;
  readonly error: FieldError;
}

export interface ImagesState {
  readonly images: readonly ChosenImage[];
  /** Of the last choice. */
  readonly refused: readonly RejectedFile[];
}

export interface Images {
  readonly $state: ReadableAtom<ImagesState>;
  /** Takes what may be taken, in its order, and says of the rest why not. */
  add(files: readonly ImageFile[]): void;
  remove(key: number): void;
  /** Sends one anew. */
  again(key: number): void;
  /**
   * Ids of all pictures once every one is there; those that failed are sent anew.
   * @throws CallError of the first that failed again
   */
  ids(): Promise<readonly string[]>;
  /** The gateway no longer knows the pictures that were sent: all have to be sent anew. */
  forget(): void;
  clear(): void;
}

/** @param send gives the id of a picture; rejects with a CallError */
export function createImages(send: (image: Blob) => Promise<string>): Images {
  const $state = atom<ImagesState>({ images: [], refused: [] });
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

  /** Resolves once nothing that is still chosen is under way. */
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
      const taken: ChosenImage[] = [];
      const refused: RejectedFile[] = [];
      for (const file of files) {
        const error = checkImages([...images(), ...taken].map(({ file: present }) => present).concat(file));
        if (error) refused.push({ name: file.name, error });
        else taken.push({ key: ++last, file, state: 'sending', error: null });
      }
      $state.set({ images: [...images(), ...taken], refused });
      for (const image of taken) start(image);
    },
    remove: key => $state.set({ images: images().filter(image => image.key !== key), refused: [] }),
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
    forget() {
      for (const { key } of images()) change(key, { state: 'failed', error: null });
    },
    clear: () => $state.set({ images: [], refused: [] }),
  };
}
