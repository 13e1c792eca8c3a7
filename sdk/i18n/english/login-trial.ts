/** English texts of the free trial. */
export const loginTrial = {
  'error.age': 'Please confirm your age first.',
  'trial.words': 'A guest account with play money. It lasts two hours, and we ask for nothing about you.',
  'trial.age': 'I am {{age}} or older',
  'trial.start': 'Start playing',
  'trial.back': 'Back to login',
} as const;
