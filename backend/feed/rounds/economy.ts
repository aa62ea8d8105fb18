/** Both teams' banks over a half: what is spent on a round, what is left of it, what the round pays. */
import type { Score, Side } from '#contract/match-state.ts'
import type { Random } from '../random.ts'

interface Purse {
  bank: number
  /** Worth of what the survivors carry over. */
  kept: number
  lossesInARow: number
}

export interface Economy {
  /** Money of both teams before they buy. */
  banks(): Score
  /** Buys for the round; worth of what each team now carries. */
  buy(): Score
  /** Pays for the round. `survivors` of both, out of the team. */
  settle(winner: Side, survivors: Score): void
}

const START = 4000
const OVERTIME_START = 50_000
const FULL_BUY = 19_000
const MOST_SPENT = 25_000
const WIN = 16_250
const FIRST_LOSS = 7000
const LOSS_STEP = 2500
const MOST_LOSS_STEPS = 4
const CAP = 80_000
const GEAR = 4300

export function createEconomy(random: Random, isOvertime: boolean): Economy {
  const purse = (): Purse => ({ bank: isOvertime ? OVERTIME_START : START, kept: 0, lossesInARow: 0 })
  const purses = { home: purse(), away: purse() }
  const carried = { home: 0, away: 0 }
  const spend = (own: Purse): number => {
    if (own.bank >= FULL_BUY) return Math.min(own.bank, MOST_SPENT - Math.min(own.kept, MOST_SPENT))
    const isForced = own.bank <= START || random.chance(0.35)
    return isForced ? own.bank : Math.round(own.bank * 0.12)
  }
  return {
    banks: () => ({ home: purses.home.bank, away: purses.away.bank }),
    buy() {
      for (const side of ['home', 'away'] as const) {
        const spent = Math.round(spend(purses[side]) / 50) * 50
        purses[side].bank -= spent
        carried[side] = purses[side].kept + spent
      }
      return { ...carried }
    },
    settle(winner, survivors) {
      for (const side of ['home', 'away'] as const) {
        const own = purses[side]
        own.lossesInARow = side === winner ? Math.max(0, own.lossesInARow - 1) : own.lossesInARow + 1
        const loss = FIRST_LOSS + LOSS_STEP * Math.min(MOST_LOSS_STEPS, own.lossesInARow - 1)
        const kills = random.int(2, 5) * 300
        own.bank = Math.min(CAP, own.bank + (side === winner ? WIN : loss) + kills)
        own.kept = Math.min(carried[side], survivors[side] * GEAR)
      }
    },
  }
}
