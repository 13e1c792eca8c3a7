/** English texts of the lottery detail. */
export const boardDetail = {
  'detail.result': 'Result',
  'detail.no-result': 'No result yet',
  'detail.draws': 'Upcoming draws',
  'detail.no-draws': 'No more draws are open.',
  'detail.launch': 'Play now',
  'detail.offline': 'You need a connection to play.',
} as const;
