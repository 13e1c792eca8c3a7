/** Prize mode of a lottery page. */

/** OPEN: ROUTE-07: `/m/elott` shows lotteries of prize mode Elott, `/m/lottery` and `/m/lott` those of Lott. */
export const prizeModeOf = (path: string): 'Lott' | 'Elott' => (path === '/m/elott' ? 'Elott' : 'Lott');
