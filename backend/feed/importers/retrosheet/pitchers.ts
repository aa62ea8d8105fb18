import type { Side } from '#contract/match-state.ts'

interface Pitching {
  side: Side
  figures: Record<string, number>
}

const COUNTED = new Map([
  ['single', 'hits'],
  ['double', 'hits'],
  ['triple', 'hits'],
  ['home_run', 'hits'],
  ['walk', 'walks'],
  ['strikeout', 'strikeouts'],
])

/** What each pitcher of a game did. Earned runs are as the source has them; without, they are not known. */
export function pitchersOf() {
  const all = new Map<number, Pitching>()
  return {
    all,
    /** `type`: what the batter did, if the turn is over. */
    count(id: number, side: Side, type: string, outs: number): void {
      const figures = all.get(id)?.figures ?? { outs: 0, hits: 0, walks: 0, strikeouts: 0 }
      const key = COUNTED.get(type)
      const next: Pitching['figures'] = { ...figures, outs: (figures.outs ?? 0) + outs }
      if (key) next[key] = (next[key] ?? 0) + 1
      all.set(id, { side, figures: next })
    },
    /** `data,er,bassc001,3` */
    readEarned([kind, code = '', runs = '']: readonly string[], idOf: (code: string) => number): void {
      if (kind !== 'er' || !/^\d{1,2}$/.test(runs)) return
      const id = idOf(code)
      const pitching = all.get(id)
      if (pitching) all.set(id, { ...pitching, figures: { ...pitching.figures, earnedRuns: Number(runs) } })
    },
  }
}
