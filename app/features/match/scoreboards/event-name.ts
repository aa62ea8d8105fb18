import { labelOf } from '#app/lib/label-of.ts'
import type { Family } from '#contract/games.ts'
import { scoreboardOf } from './family-scoreboards.ts'

/**
 * The name of an event type in a timeline: `shot_on_target` is "Shot on target". The words of a sport come with its
 * scoreboard, which a match page has before it renders.
 */
export const eventName = (type: string, family: Family | undefined): string =>
  labelOf((family && scoreboardOf(family)?.events) ?? {}, type)
