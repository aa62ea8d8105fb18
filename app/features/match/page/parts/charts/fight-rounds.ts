import type { MatchState, Score, TimelineItem } from '#contract/match-state.ts'

export interface FightRound {
  key: string
  /** Unknown where the feed does not count them. */
  strikes?: Score
  /** In seconds. */
  control?: Score
  takedowns: Score
  knockdowns: Score
  submissions: Score
}

type Totals = Record<'strikes' | 'control', Score>

const NOUGHT: Score = { home: 0, away: 0 }

/** Strikes and control up to an event that tells them. */
function totalsOf({ data }: TimelineItem): Totals | undefined {
  const { homeStrikes, awayStrikes, homeControl, awayControl } = data ?? {}
  if (typeof homeStrikes !== 'number' || typeof awayStrikes !== 'number') return undefined
  return {
    strikes: { home: homeStrikes, away: awayStrikes },
    control: { home: Number(homeControl ?? 0), away: Number(awayControl ?? 0) },
  }
}

const minus = (a: Score, b: Score): Score => ({ home: a.home - b.home, away: a.away - b.away })

function countOf(items: readonly TimelineItem[], type: string): Score {
  const of = (side: 'home' | 'away') => items.filter((item) => item.type === type && item.side === side).length
  return { home: of('home'), away: of('away') }
}

/** A fight round by round; of the round that is fought, what has been landed up to now. */
export function fightRoundsOf({
  timeline,
  periods,
  stats,
}: Pick<MatchState, 'timeline' | 'periods' | 'stats'>): FightRound[] {
  const statOf = (key: string): Score => stats.find((stat) => stat.key === key) ?? NOUGHT
  let before: Totals | undefined = { strikes: NOUGHT, control: NOUGHT }
  return periods.map(({ key, isDone }) => {
    const items = timeline.filter(({ period }) => period === key)
    const told = items.flatMap((item) => totalsOf(item) ?? []).at(-1)
    const now: Totals | undefined =
      told ?? (isDone ? undefined : { strikes: statOf('significant_strikes'), control: statOf('control_time') })
    const round: FightRound = {
      key,
      ...(now &&
        before && { strikes: minus(now.strikes, before.strikes), control: minus(now.control, before.control) }),
      takedowns: countOf(items, 'takedown'),
      knockdowns: countOf(items, 'knockdown'),
      submissions: countOf(items, 'submission_attempt'),
    }
    before = now
    return round
  })
}
