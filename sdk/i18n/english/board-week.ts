/** English: the week of the lottery board. */
export const boardWeek = {
  'week.label': 'Draws of the week',
  'week.entry': '{{name}}, {{day}}',
} as const;
