/** Small view parts: keyboard use, accessible names, failures. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from '../../sdk/dom/overlays/scroll-lock.ts';
import { Balls, PrizeNumber } from '../../sdk/ui/balls/balls.tsx';
import type { ComponentType } from '../../sdk/ui/dialect.ts';
import { Modal } from '../../sdk/ui/dialog/modal.tsx';
import { Field } from '../../sdk/ui/field/field.tsx';
import { Image } from '../../sdk/ui/image.tsx';
import { Tabs } from '../../sdk/ui/tabs/tabs.tsx';
import { partsWith } from '../../sdk/ui/view/part-names.ts';
import { useChunk } from '../../sdk/ui/view/use-chunk.ts';

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
});

/** Page with a button that opens a bottom sheet. */
function Page({ onClose = () => {} }: { readonly onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        title="Sheet"
        closeLabel="Close"
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      >
        inside
      </Modal>
    </>
  );
}

const Part = () => <p>part</p>;
const load = vi.fn<() => Promise<ComponentType<object>>>();

/** Renders the part or a retry button. */
function LatePage({ requested }: { readonly requested: boolean }) {
  const { View, failed, retry } = useChunk(requested, load);
  if (failed) return <button type="button" onClick={retry} />;
  return View ? <View /> : null;
}

describe('partsWith', () => {
  it('partsWith returns part, SDK class and host class', () => {
    expect(partsWith({ card: 'mine' })('card', 'lk-row')).toEqual({ part: 'card', className: 'lk-row lk-card mine' });
    expect(partsWith()('countdown countdown-near').className).toBe('lk-countdown lk-countdown-near');
  });
});

describe('tabs component', () => {
  const tabs = ['one', 'two', 'three'].map(id => ({ id, label: id }));
  const show = (onSelect = vi.fn()) => {
    render(<Tabs label="Which" tabs={tabs} selected="one" prefix="t" panel="p" onSelect={onSelect} />);
    return onSelect;
  };
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('tabs are a single tab stop: arrow keys, Home and End move the focus, and Enter selects a tab', () => {
    const onSelect = show();
    expect(screen.getAllByRole('tab').map(one => one.tabIndex)).toEqual([0, -1, -1]);
    tab('one').focus();
    fireEvent.keyDown(tab('one'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('two'));
    fireEvent.keyDown(tab('two'), { key: 'End' });
    expect(document.activeElement).toBe(tab('three'));
    fireEvent.keyDown(tab('three'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('one'));
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.click(tab('two'));
    expect(onSelect).toHaveBeenCalledWith('two');
  });

  it('tabs reference the panel they control', () => {
    show();
    expect(tab('one').getAttribute('aria-controls')).toBe('p');
    expect(tab('one').id).toBe('t-one');
  });
});

describe('prize numbers', () => {
  it('R14 an empty number is shown as a dash', () => {
    render(
      <>
        <Balls digits="" label="Special prize" />
        <PrizeNumber digits="" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Special prize –' }).textContent).toBe('–');
    expect(document.querySelector('.lk-number')?.textContent).toBe('–');
  });

  it('prize number preserves every digit and shows the last two digits in the ball', () => {
    const { container } = render(<PrizeNumber digits="08030" />);
    expect(container.querySelector('b')?.textContent).toBe('30');
    expect(container.textContent).toBe('08030');
  });
});

describe('image component', () => {
  it('S8 an image with a rejected or broken URL shows an icon', () => {
    const { container, rerender } = render(<Image src="javascript:alert(1)" base="https://gateway.test" />);
    expect(container.querySelector('img')).toBeNull();
    rerender(<Image src="/a.svg" base="https://gateway.test" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    rerender(<Image src="/b.svg" base="https://gateway.test" />);
    expect(container.querySelector('img')?.src).toBe('https://gateway.test/b.svg');
  });

  it('MEMBER-01 a missing image shows the given outline icon', () => {
    const { container } = render(<Image src={null} base="https://gateway.test" missing={['M1 2h3']} />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M1 2h3');
  });
});

describe('field component', () => {
  it('field has a label and is described by its error', () => {
    render(<Field label="Name" value="" error="Too short" onInput={() => {}} />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Too short');
  });
});

describe('modal component', () => {
  const open = () => {
    const button = screen.getByRole('button', { name: 'Open' });
    button.focus();
    fireEvent.click(button);
    return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sheet' });
  };

  it('FRAME-23 FRAME-24 modal traps the focus, locks the scroll, closes on Escape and restores both after 300 ms', () => {
    vi.useFakeTimers();
    render(<Page />);
    const dialog = open();
    expect(dialog.dataset.stage).toBe('entering');
    act(() => vi.advanceTimersByTime(300));
    expect(dialog.dataset.stage).toBe('entered');
    expect(document.activeElement?.textContent).toBe('Sheet');
    expect(document.documentElement.style.overflow).toBe('hidden');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog.hasAttribute('data-closing')).toBe(true);
    expect(dialog.dataset.stage).toBe('exiting');
    act(() => vi.advanceTimersByTime(299));
    expect(dialog.isConnected).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('modal closes on a backdrop click unless the press began inside', () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    const dialog = open();
    fireEvent.pointerDown(screen.getByText('inside'));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('modal removed while open restores the page scroll', () => {
    const page = render(<Page />);
    open();
    page.unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('page scrolls again only after the last of several scroll locks is released', () => {
    const [first, second] = [lockScroll(), lockScroll()];
    first();
    first();
    expect(document.documentElement.style.overflow).toBe('hidden');
    second();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('lazy part', () => {
  it('lazy part loads when requested and again after a failure', async () => {
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Part);
    const page = render(<LatePage requested={false} />);
    expect(load).not.toHaveBeenCalled();
    page.rerender(<LatePage requested />);
    fireEvent.click(await screen.findByRole('button'));
    expect(await screen.findByText('part')).toBeTruthy();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });
});
