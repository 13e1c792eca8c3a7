/** English: the slide puzzle. */
export const loginSlide = {
  'error.slide-wrong': 'The piece is not in its place. Please try again',
  'slide.title': 'One quick check',
  'slide.label': 'Slide the piece into the gap of its shape',
  'slide.keys': 'Move it with the arrow keys, then press Enter',
  'slide.reload': 'Another picture',
} as const;
