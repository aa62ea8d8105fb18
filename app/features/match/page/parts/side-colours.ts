import type { Side } from '#contract/match-state.ts'

/** The colour of a team in a drawing. */
export const FILL: Readonly<Record<Side, string>> = { home: 'fill-team-home', away: 'fill-team-away' }
export const STROKE: Readonly<Record<Side, string>> = { home: 'stroke-team-home', away: 'stroke-team-away' }

/** Colours of the grounds, over those of either scheme. */
export const GRASS = 'oklch(0.6 0.11 150 / 0.3)'
export const HARD = 'oklch(0.58 0.1 245 / 0.3)'
