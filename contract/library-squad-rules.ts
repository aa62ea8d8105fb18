/** The key of a figure: `shots_on_target`. */
export const FIGURE_KEY = /^[a-z][a-z0-9_]{0,39}$/

/** Matches that form is counted over. */
export const FORM_WINDOWS = [5, 7, 10, 15, 30] as const
export type FormWindow = (typeof FORM_WINDOWS)[number]

/** As many results of a team are listed as form is counted over. */
export const RECENT_MAX = 30
export const COMING_MAX = 10
/** Matches of a player that are listed. */
export const PLAYED_MAX = 20
/** Players that a whole ranking lists, and one beside others. */
export const RANKED_MAX = 100
export const LEADERS_MAX = 5
export const MEETINGS_MAX = 20
