/** English: the detail of one lottery. */
export const boardDetail = {
  'detail.result': 'Result',
  'detail.no-result': 'No result yet',
  'detail.draws': 'Next draws',
  'detail.no-draws': 'No further draw is open.',
  'detail.launch': 'Play now',
  'detail.offline': 'Playing needs a connection.',
} as const;
