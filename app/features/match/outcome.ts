/** How a match ended for a team: won, drawn, lost. */
export type Outcome = 'W' | 'D' | 'L'
