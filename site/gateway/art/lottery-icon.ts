export const lotteryIcon = (code: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><text>${code}</text></svg>`;
