/** English texts of the lottery board's week and full layout. */
export const boardWeek = {
  'week.label': 'Draws of the week',
  'week.entry': '{{name}}, {{day}}',
  'week.more': 'Show the full week',
  'full.result': '{{name}}: last result',
} as const;
