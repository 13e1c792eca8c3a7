/** Number of games per request for each list. */

/** LIST-35: games per request of the main list, recent games and favorites. */
export const GAME_PAGE_SIZE = 25;

/** LIST-36: games per request of a category list. */
export const CATEGORY_PAGE_SIZE = 50;

/** HOME-20: games per request of a category on the home page. */
export const HOME_PAGE_SIZE = 29;

/** LIST-37: games per request of a lottery vendor. */
export const LOTTERY_VENDOR_PAGE_SIZE = 100;

/** API-29: favorite ids per request. */
export const FAVORITE_IDS_PAGE_SIZE = 100;
