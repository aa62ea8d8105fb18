import type { Side } from '#contract/match-state.ts'
import type { LiveScript } from '../shared/live-script.ts'
import { other } from '../shared/state.ts'
import { everyHero } from './heroes.ts'
import type { MobaTitle } from './titles.ts'

/** Whom each side has picked in the earlier games of a series; a draft adds to it. */
export type Picked = Record<Side, Set<string>>

/** The last game of a series of seven in Honor of Kings is played with everybody again. */
const ALL_AGAIN = 7

/** Whether the game still lets `side` pick the hero, after the games before `map`. */
function isOpenTo({ reuse }: MobaTitle, map: number, picked: Picked, side: Side, hero: string): boolean {
  if (reuse === 'nobody') return !picked.home.has(hero) && !picked.away.has(hero)
  return reuse === 'all' || map >= ALL_AGAIN || !picked[side].has(hero)
}

/**
 * Writes the picks and bans of a map: no hero twice, and one for every starter that is played in the starter's position.
 * Returns them in the order of the positions.
 */
export function planDraft(
  live: LiveScript,
  title: MobaTitle,
  map: number,
  players: Record<Side, readonly number[]>,
  picked: Picked,
): Record<Side, (string | undefined)[]> {
  const { random } = live
  const first: Side = random.chance(0.5) ? 'home' : 'away'
  const places = title.earners.map((_, index) => index)
  const waiting = { home: places.slice(), away: places.slice() }
  const drafted: Record<Side, (string | undefined)[]> = { home: [], away: [] }
  const taken = new Set<string>()
  const everyone = everyHero(title.heroes)
  const take = (heroes: readonly string[], side: Side): string | undefined => {
    const isOpen = (hero: string) => !taken.has(hero) && isOpenTo(title, map, picked, side, hero)
    // Of seven games of a fearless draft, which no league plays, the last lack heroes.
    const lists = [heroes.filter(isOpen), everyone.filter(isOpen), everyone.filter((hero) => !taken.has(hero))]
    const hero = random.pick(lists.find(({ length }) => length > 0) ?? [])
    if (hero !== undefined) taken.add(hero)
    return hero
  }
  live.write('draft', { data: { map } })
  for (const step of title.draft) {
    live.wait(random.int(10, 26))
    const side = step === step.toLowerCase() ? first : other(first)
    if (step.toLowerCase() === 'b') {
      const hero = take(everyone, other(side))
      if (hero !== undefined) live.write('ban', { side, data: { hero } })
      continue
    }
    const [place = 0] = waiting[side].splice(random.int(0, waiting[side].length - 1), 1)
    const hero = take(title.heroes[title.positions[place] ?? ''] ?? [], side)
    if (hero === undefined) continue
    picked[side].add(hero)
    drafted[side][place] = hero
    const player = players[side][place]
    live.write('pick', player === undefined ? { side, data: { hero } } : { side, player, data: { hero } })
  }
  return drafted
}
