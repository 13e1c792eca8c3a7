/** Names of months, weekdays and days of a calendar, by Intl. Days are text: 2026-11-20. */

const at = (date: string) => new Date(`${date}T12:00:00Z`);
const spoken = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });

/** `November 2026` @param month 2026-11 @param tag language tag */
export const monthName = (month: string, tag: string): string =>
  spoken(tag, { month: 'long', year: 'numeric' }).format(at(`${month}-01`));

/** `20 November` */
export const dayName = (date: string, tag: string): string =>
  spoken(tag, { day: 'numeric', month: 'long' }).format(at(date));

/** Monday to Sunday, short for the eye and long for the ear. */
export const weekdays = (tag: string): readonly { readonly short: string; readonly long: string }[] =>
  // 6 July 2026 is a Monday.
  Array.from({ length: 7 }, (_, n) => at(`2026-07-${String(6 + n).padStart(2, '0')}`)).map(day => {
    const short = spoken(tag, { weekday: 'short' }).format(day);
    return {
      // Seven of them stand side by side on the smallest phone.
      short: short.length > 4 ? spoken(tag, { weekday: 'narrow' }).format(day) : short,
      long: spoken(tag, { weekday: 'long' }).format(day),
    };
  });
