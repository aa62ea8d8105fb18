import type { Side, TimelineItem } from '#contract/match-state.ts'

/** A hero picked or banned. */
export interface Choice {
  hero: string
  player?: number
}

export type Draft = Record<Side, { picks: Choice[]; bans: Choice[] }>

const noDraft = (): Draft => ({ home: { picks: [], bans: [] }, away: { picks: [], bans: [] } })

/** Drafts of all games so far, in order: the picks and bans before each game's start. The last may not be complete. */
export function draftsOf(timeline: readonly TimelineItem[]): Draft[] {
  const drafts: Draft[] = []
  let open: Draft | undefined
  for (const { type, side, player, data } of timeline) {
    if (type === 'map_start') {
      if (!open) drafts.push(noDraft())
      open = undefined
    }
    if ((type !== 'pick' && type !== 'ban') || !side || typeof data?.hero !== 'string') continue
    if (!open) {
      open = noDraft()
      drafts.push(open)
    }
    open[side][type === 'pick' ? 'picks' : 'bans'].push({
      hero: data.hero,
      ...(player === undefined ? {} : { player }),
    })
  }
  return drafts
}
