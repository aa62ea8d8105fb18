/** The highest priority that operators may give a room. */
export const PRIORITY_MAX = 9
/** For how long a room may be put first, hours. */
export const PRIORITY_HOURS_MAX = 30 * 24
