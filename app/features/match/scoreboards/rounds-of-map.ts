import type { Side, TimelineItem } from '#contract/match-state.ts'

export interface Round {
  /** Of the map, from 1. */
  number: number
  winner: Side
  /** `elimination`, `bomb`, `spike_defuse`, `time`... */
  how: string
  /** Worth of the equipment of both teams, where the feed knows it. */
  worth?: { home: number; away: number }
  /** How many of both teams were left at its end, where the feed knows it. */
  alive?: { home: number; away: number }
}

/** Rounds without a change of sides between them; all of overtime is one part, whatever sides are changed in it. */
export interface Half {
  key: 'first' | 'second' | 'overtime'
  /** Unknown in overtime. */
  homeSide?: 'attack' | 'defence'
  rounds: Round[]
}

type HomeSide = Half['homeSide']

const sideOf = (value: unknown): HomeSide => (value === 'attack' || value === 'defence' ? value : undefined)

function roundOf({ side, data }: TimelineItem, number: number): Round | undefined {
  if (!side) return undefined
  const pair = (key: 'Worth' | 'Alive') => {
    const [home, away] = [Number(data?.[`home${key}`]), Number(data?.[`away${key}`])]
    return Number.isFinite(home) && Number.isFinite(away) ? { home, away } : undefined
  }
  const [worth, alive] = [pair('Worth'), pair('Alive')]
  return {
    number: Number(data?.round) || number,
    winner: side,
    how: String(data?.how ?? ''),
    ...(worth ? { worth } : {}),
    ...(alive ? { alive } : {}),
  }
}

/** The halves of a map (`period`: `m1`) with their rounds, oldest first, read from the match's timeline. */
export function halvesOf(timeline: readonly TimelineItem[], period: string): Half[] {
  const halves: Half[] = []
  let isOvertime = false
  let isSecond = false
  let number = 0
  for (const item of timeline) {
    if (item.period !== period) continue
    if (item.type === 'overtime') isOvertime = true
    if (item.type === 'half_time') isSecond = true
    if (item.type !== 'round_won') continue
    const round = roundOf(item, number + 1)
    if (!round) continue
    number = round.number
    const homeSide = isOvertime ? undefined : sideOf(item.data?.homeSide)
    const last = halves.at(-1)
    const hasChanged = homeSide && last?.homeSide && homeSide !== last.homeSide
    const key = isOvertime ? 'overtime' : isSecond || hasChanged ? 'second' : (last?.key ?? 'first')
    if (last?.key === key) last.rounds.push(round)
    else halves.push({ key, ...(homeSide ? { homeSide } : {}), rounds: [round] })
  }
  return halves
}
