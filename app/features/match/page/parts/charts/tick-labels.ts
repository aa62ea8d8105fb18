import type { Family } from '#contract/games.ts'
import { periodName } from '../../../match-labels.ts'
import type { Segment } from './time-axis.ts'

/** With more periods than this their names do not fit: innings and frames are then numbers. */
const NAMES_MAX = 4
/** A label narrower than this, as a share of the width, would be cut. */
const WIDTH_MIN = 0.04

/** Labels of the periods under an axis. A period too short for a label has none. */
export const tickLabels = (segments: readonly Segment[], family: Family): string[] =>
  segments.map(({ period, start, end }) => {
    if (!period || end - start < WIDTH_MIN) return ''
    const [, number] = /^[a-z](\d+)$/.exec(period) ?? []
    return segments.length > NAMES_MAX && number ? number : periodName(period, family)
  })
