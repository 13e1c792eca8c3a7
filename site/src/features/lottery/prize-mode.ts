/** Which lotteries a page of lotteries shows. */

/** OPEN: ROUTE-07: `/m/elott` has those of prize mode Elott, `/m/lottery` and `/m/lott` those of Lott. */
export const prizeModeOf = (path: string): 'Lott' | 'Elott' => (path === '/m/elott' ? 'Elott' : 'Lott');
