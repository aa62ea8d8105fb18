/** Matches are counted that start so many days before or after now. */
export const COVERED_DAYS = 7
