/** Feedback images with simulated uploads. */
import { describe, expect, it } from 'vitest';
import { createImages, type ImageFile } from '../../../../site/src/features/service/images-model.ts';

const file = (name: string, type = 'image/png', size = 10): ImageFile =>
  Object.assign(new Blob([new Uint8Array(size)], { type }), { name });

const LOST = Object.assign(new Error('lost'), { name: 'CallError', kind: 'offline', messageKey: 'error.connection' });
const MB = 1024 ** 2;

/** Images model with uploads that the test completes in start order. */
function images() {
  const sends: { resolve(id: string): void; reject(reason: Error): void }[] = [];
  const model = createImages(
    () =>
      new Promise((resolve, reject) => {
        sends.push({ resolve, reject });
      }),
  );
  const states = () => model.$state.get().images.map(({ file: { name }, state }) => `${name} ${state}`);
  const settled = () => new Promise(resolve => setTimeout(resolve));
  return { model, sends, states, settled };
}

describe('feedback images', () => {
  it('VALID-18 images model accepts up to three PNG or JPEG files of 5 MB and rejects other files with a reason', () => {
    const { model, sends, states } = images();
    model.add([
      file('a.png'),
      file('b.gif', 'image/gif'),
      file('c.jpg', 'image/jpeg', 5 * MB),
      file('d.png', 'image/png', 5 * MB + 1),
    ]);
    expect(states()).toEqual(['a.png sending', 'c.jpg sending']);
    expect(model.$state.get().rejected).toEqual([
      { name: 'b.gif', error: { key: 'field.images-kind' } },
      { name: 'd.png', error: { key: 'field.images-size', params: { max: 5 } } },
    ]);
    model.add([file('e.png'), file('f.png')]);
    expect(states()).toEqual(['a.png sending', 'c.jpg sending', 'e.png sending']);
    expect(model.$state.get().rejected).toEqual([
      { name: 'f.png', error: { key: 'field.images-count', params: { max: 3 } } },
    ]);
    expect(sends).toHaveLength(3);
    model.remove(model.$state.get().images[0]?.key ?? 0);
    expect(model.$state.get().rejected).toEqual([]);
    expect(states()).toEqual(['c.jpg sending', 'e.png sending']);
  });

  it('S41 image is uploaded when selected and a failed upload shows its error and can be retried', async () => {
    const { model, sends, states, settled } = images();
    model.add([file('a.png'), file('b.png')]);
    sends[1]?.resolve('2');
    sends[0]?.reject(LOST);
    await settled();
    expect(states()).toEqual(['a.png failed', 'b.png sent']);
    const [failed] = model.$state.get().images;
    expect(failed?.error).toBe(LOST);
    model.again(failed?.key ?? 0);
    model.again(failed?.key ?? 0);
    expect(sends).toHaveLength(3);
    expect(model.$state.get().images[0]).toMatchObject({ state: 'sending', error: null });
    sends[2]?.resolve('1');
    expect(await model.ids()).toEqual(['1', '2']);
  });

  it('ids of the remaining images are returned after all uploads and failed uploads are retried first', async () => {
    const { model, sends, states, settled } = images();
    model.add([file('a.png'), file('b.png'), file('c.png')]);
    sends[0]?.reject(LOST);
    await settled();
    const ids = model.ids();
    expect(states()).toEqual(['a.png sending', 'b.png sending', 'c.png sending']);
    model.remove(model.$state.get().images[1]?.key ?? 0);
    sends[2]?.resolve('3');
    sends[3]?.resolve('1');
    expect(await ids).toEqual(['1', '3']);
    // A response for an image that was removed is ignored.
    sends[1]?.resolve('2');
    await settled();
    expect(states()).toEqual(['a.png sent', 'c.png sent']);
  });

  it('upload of an image that fails again rejects the request for ids with the error of the upload', async () => {
    const { model, sends, states } = images();
    model.add([file('a.png')]);
    const ids = model.ids();
    sends[0]?.reject(LOST);
    await expect(ids).rejects.toBe(LOST);
    expect(states()).toEqual(['a.png failed']);
  });

  it('images deleted by the gateway are uploaded again', async () => {
    const { model, sends, settled } = images();
    model.add([file('a.png')]);
    sends[0]?.resolve('old');
    await settled();
    model.expire();
    const ids = model.ids();
    sends[1]?.resolve('new');
    expect(await ids).toEqual(['new']);
    model.clear();
    expect(await model.ids()).toEqual([]);
  });
});
