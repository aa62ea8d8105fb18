/**
 * Hearthstone by Conquest: each player brings one class more than games win the match, the opponent bans one, and a
 * deck that has won is not played again.
 */
import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../../random.ts'
import { other } from '../../shared/state.ts'
import type { Happening, PlannedGame, PlayedGame, TitlePlay } from './types.ts'

export const CLASSES = [
  'death_knight',
  'demon_hunter',
  'druid',
  'hunter',
  'mage',
  'paladin',
  'priest',
  'rogue',
  'shaman',
  'warlock',
  'warrior',
] as const

const SIDES = ['home', 'away'] as const
const FULL_HEALTH = 30
/** No deck of thirty cards is drawn before. */
const FATIGUE_TURN = 13

function bring(random: Random, count: number): string[] {
  const left: string[] = [...CLASSES]
  return Array.from({ length: count }, () => left.splice(random.int(0, left.length - 1), 1)[0] ?? CLASSES[0])
}

/** How the loser's health goes to its end, told every other turn. */
function playGame(random: Random, { winner, seconds }: PlannedGame): PlayedGame {
  const turns = Math.max(4, Math.round(seconds / 90) + random.int(-1, 2))
  const loser = other(winner)
  const isConceded = random.chance(0.25)
  const left: Score = { home: 0, away: 0 }
  left[winner] = random.int(3, FULL_HEALTH)
  left[loser] = isConceded ? random.int(2, 14) : 0
  const happenings: Happening[] = []
  const healthAt = (side: Side, share: number): number => {
    const lost = (FULL_HEALTH - left[side]) * share ** 1.4
    return Math.max(1, Math.round(FULL_HEALTH - lost))
  }
  let before = 0
  for (let turn = 3; turn < turns; turn += 2) {
    const share = turn / turns
    const health = { home: healthAt('home', share), away: healthAt('away', share) }
    const lead = health.home - health.away
    happenings.push({
      ...{ at: Math.round(seconds * share), type: 'turn', lean: (lead - before) / 8 },
      data: { turn, homeHealth: health.home, awayHealth: health.away },
    })
    before = lead
  }
  const damageBy = (side: Side) => FULL_HEALTH - left[other(side)] + random.int(0, 9)
  const cardsOf = () => Math.round(turns * (1.2 + random.next() * 0.9))
  return {
    happenings,
    end: {
      ...{
        seconds,
        turns,
        finish: isConceded ? 'concession' : turns > FATIGUE_TURN && random.chance(0.3) ? 'fatigue' : 'lethal',
      },
      ...{ homeHealth: left.home, awayHealth: left.away },
      ...{ homeDamage: damageBy('home'), awayDamage: damageBy('away') },
      ...{ homeCards: cardsOf(), awayCards: cardsOf() },
    },
  }
}

export const decksPlay: TitlePlay = {
  begin(random, _contest, wins) {
    const decks = { home: bring(random, wins + 1), away: bring(random, wins + 1) }
    const brought = SIDES.flatMap((side) =>
      decks[side].map((deck): Happening => ({ at: 0, type: 'deck', side, data: { deck } })),
    )
    const bans = SIDES.map((side): Happening => {
      const from = decks[other(side)]
      const [deck = CLASSES[0]] = from.splice(random.int(0, from.length - 1), 1)
      return { at: 0, type: 'deck_ban', side, data: { deck } }
    })
    let picks = { home: '', away: '' }
    return {
      before: [...brought, ...bans],
      start() {
        picks = { home: random.pick(decks.home), away: random.pick(decks.away) }
        return { homePick: picks.home, awayPick: picks.away, first: random.pick(SIDES) }
      },
      play(game) {
        decks[game.winner] = decks[game.winner].filter((deck) => deck !== picks[game.winner])
        return playGame(random, game)
      },
    }
  },
}
