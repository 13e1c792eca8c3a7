/** English texts of the slide puzzle. */
export const loginSlide = {
  'error.slide-wrong': 'The piece isn’t in place. Please try again.',
  'slide.title': 'One quick check',
  'slide.label': 'Slide the piece into the gap with the same shape',
  'slide.keys': 'Use the arrow keys to move it, then press Enter',
  'slide.mail': 'Can’t see it? Get a code by email',
  'slide.code': 'Code from the email',
  'slide.continue': 'Continue',
  'slide.reload': 'New picture',
} as const;
