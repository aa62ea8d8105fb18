/** Three Kingdoms: three generals a side with ten thousand troops each fight for at most eight rounds. */
import type { Side, SquadMember } from '#contract/match-state.ts'
import type { Random } from '../../random.ts'
import { other } from '../../shared/state.ts'
import { addToTally, type Tally, takeTally } from './team-tally.ts'
import type { Happening, PlannedGame, PlayedGame, TitlePlay } from './types.ts'

export const GENERALS = [
  'Cao Cao',
  'Diao Chan',
  'Gan Ning',
  'Guan Yu',
  'Guo Jia',
  'Huang Zhong',
  'Jiang Wei',
  'Liu Bei',
  'Lu Bu',
  'Lu Xun',
  'Ma Chao',
  'Sima Yi',
  'Sun Quan',
  'Xiahou Dun',
  'Zhang Fei',
  'Zhang Liao',
  'Zhao Yun',
  'Zhou Yu',
  'Zhuge Liang',
] as const

const SIDES = ['home', 'away'] as const
const TROOPS = 10_000
const ROUNDS_MOST = 8

type Roster = Record<Side, readonly SquadMember[]>

function choose(random: Random, roster: Roster): Happening[] {
  const left: string[] = [...GENERALS]
  return SIDES.flatMap((side) =>
    roster[side].map(({ id }): Happening => {
      const [hero = GENERALS[0]] = left.splice(random.int(0, left.length - 1), 1)
      return { at: 0, type: 'pick', side, player: id, data: { hero } }
    }),
  )
}

/** Everybody strikes in each round; whose troops are gone is defeated by who struck last. */
function playGame(random: Random, roster: Roster, { winner, seconds }: PlannedGame): PlayedGame {
  const rounds = random.int(5, ROUNDS_MOST)
  const told: Happening[] = []
  const tally: Tally = new Map()
  const standing = { home: [...roster.home], away: [...roster.away] }
  const lost = { home: 0, away: 0 }
  const fall = (side: Side, at: number) => {
    const [victim] = standing[side].splice(random.int(0, standing[side].length - 1), 1)
    const killers = standing[other(side)]
    if (!victim || killers.length === 0) return
    told.push({
      ...{ at, type: 'general_defeated', side: other(side), player: random.pick(killers).id, other: victim.id },
      lean: other(side) === 'home' ? 1 : -1,
    })
  }
  const falls = { home: random.int(0, 2), away: random.int(0, 2) }
  falls[other(winner)] = roster[other(winner)].length
  for (let round = 1; round <= rounds; round++) {
    const at = Math.round((seconds * round) / (rounds + 0.5))
    for (const side of SIDES)
      for (const { id } of standing[side]) {
        const damage = random.int(500, 1500) + (side === winner ? 150 : 0)
        lost[other(side)] += damage
        addToTally(tally, id, 'damage', damage)
        addToTally(tally, id, 'healing', random.int(0, 500))
      }
    for (const side of SIDES) {
      const due = Math.floor((falls[side] * round) / rounds)
      while (roster[side].length - standing[side].length < due) fall(side, at - 4)
    }
    told.push({ at, type: 'tally', data: takeTally(tally) })
  }
  const leftOf = (side: Side) => {
    const all = standing[side].length * TROOPS
    return all === 0 ? 0 : Math.max(standing[side].length * 600, Math.round(all - lost[side] * 0.6))
  }
  return {
    happenings: told.toSorted((a, b) => a.at - b.at),
    end: { seconds, turns: rounds, homeTroops: leftOf('home'), awayTroops: leftOf('away') },
  }
}

export const generalsPlay: TitlePlay = {
  begin(random, contest) {
    const of = (side: Side) => contest[side].squad.filter(({ isStarter }) => isStarter)
    const roster = { home: of('home'), away: of('away') }
    return {
      start: () => ({}),
      play(game) {
        const picks = choose(random, roster)
        const { happenings, end } = playGame(random, roster, game)
        return { happenings: [...picks, ...happenings], end }
      },
    }
  },
}
