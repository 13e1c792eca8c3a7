/** SMS-12: slide puzzle by pointer and keyboard. */
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SlidePuzzle } from '../../sdk/ui/captcha/slide-puzzle.tsx';

const puzzle = { background: '', piece: '', y: 40, width: 280, height: 160, pieceSize: 48 };

const show = (props: Partial<Parameters<typeof SlidePuzzle>[0]> = {}) => {
  const handlers = { onMove: vi.fn(), onDrop: vi.fn(), onReload: vi.fn() };
  render(
    <SlidePuzzle
      puzzle={puzzle}
      x={0}
      checking={false}
      label="Slide the piece"
      keys="Arrows, then Enter"
      reloadLabel="Another"
      {...handlers}
      {...props}
    />,
  );
  return { ...handlers, slider: screen.getByRole('slider', { name: 'Slide the piece' }) as HTMLInputElement };
};

describe('SMS-12 slide puzzle', () => {
  it('piece moves within the image and is checked when released', () => {
    const { slider, onMove, onDrop } = show();
    expect(slider.max).toBe('232');
    fireEvent.input(slider, { target: { value: '120' } });
    expect(onMove).toHaveBeenCalledWith(120);
    expect(onDrop).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider);
    expect(onDrop).toHaveBeenCalledTimes(1);
  });

  it('Enter releases the piece, and the slider describes this to screen readers', () => {
    const { slider, onDrop } = show();
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(onDrop).not.toHaveBeenCalled();
    fireEvent.keyDown(slider, { key: 'Enter' });
    expect(onDrop).toHaveBeenCalledTimes(1);
    expect(document.getElementById(slider.getAttribute('aria-describedby')!)?.textContent).toBe('Arrows, then Enter');
  });

  it('slider is disabled without an image and during the check', () => {
    expect(show({ puzzle: null }).slider.disabled).toBe(true);
    document.body.replaceChildren();
    expect(show({ checking: true }).slider.disabled).toBe(true);
  });

  it('puzzle shows an error after a wrong attempt and offers another image', () => {
    const { onReload } = show({ error: 'Not quite' });
    expect(screen.getByRole('alert').textContent).toBe('Not quite');
    fireEvent.click(screen.getByRole('button', { name: 'Another' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});
