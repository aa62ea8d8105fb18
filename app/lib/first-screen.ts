/** The id of the last element that a page's first screen shows; a page has one at most. */
export const FIRST_SCREEN_ID = 'first-screen'
