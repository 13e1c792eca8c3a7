/** English: the week of the lottery board, and the page around it. */
export const boardWeek = {
  'week.label': 'Draws of the week',
  'week.entry': '{{name}}, {{day}}',
  'week.more': 'Show the full week',
  'full.result': '{{name}}: last result',
} as const;
