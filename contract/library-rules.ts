/** Tables of a league. `groups`: one for each group or conference; `form`: of each team's last matches; `first_half`: as matches stood at half-time. */
export const LIBRARY_TABLES = ['overall', 'groups', 'home', 'away', 'form', 'first_half', 'live'] as const
export type LibraryTable = (typeof LIBRARY_TABLES)[number]

/** Matches of a team that its row in the table of form counts. */
export const FORM_MATCHES = 5

/** `r12`, `r12.2` where a season has a round twice, or the day of a tour: `2026-11-20`. */
export const ROUND_KEY = /^(r\d{1,4}(\.\d{1,3})?|\d{4}-\d{2}-\d{2})$/

/** Who first asks for a season of a simulated league waits until all its matches have been played: some hundred. */
export const SEASON_TIMEOUT_MS = 20_000
