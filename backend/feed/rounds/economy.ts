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

/** What a game pays and sells; all of a team of five. */
export interface MoneyRules {
  start: number
  overtimeStart: number
  /** From here on everything is bought. */
  fullBuy: number
  mostSpent: number
  win: number
  firstLoss: number
  /** More for each further loss in a row, this often at most. */
  lossStep: number
  mostLossSteps: number
  kill: number
  cap: number
  /** What one survivor carries over. */
  gear: number
}

export const COUNTER_STRIKE_MONEY: MoneyRules = {
  start: 4000,
  overtimeStart: 50_000,
  fullBuy: 19_000,
  mostSpent: 25_000,
  win: 16_250,
  firstLoss: 7000,
  lossStep: 2500,
  mostLossSteps: 4,
  kill: 300,
  cap: 80_000,
  gear: 4300,
}

export const VALORANT_MONEY: MoneyRules = {
  start: 4000,
  overtimeStart: 25_000,
  fullBuy: 19_500,
  mostSpent: 24_000,
  win: 15_000,
  firstLoss: 9500,
  lossStep: 2500,
  mostLossSteps: 2,
  kill: 200,
  cap: 45_000,
  gear: 3900,
}

export function createEconomy(random: Random, rules: MoneyRules, isOvertime: boolean): Economy {
  const purse = (): Purse => ({ bank: isOvertime ? rules.overtimeStart : rules.start, kept: 0, lossesInARow: 0 })
  const purses = { home: purse(), away: purse() }
  const carried = { home: 0, away: 0 }
  const spend = (own: Purse): number => {
    if (own.bank >= rules.fullBuy) return Math.min(own.bank, rules.mostSpent - Math.min(own.kept, rules.mostSpent))
    const isForced = own.bank <= rules.start || random.chance(0.35)
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
        const loss = rules.firstLoss + rules.lossStep * Math.min(rules.mostLossSteps, own.lossesInARow - 1)
        const kills = random.int(2, 5) * rules.kill
        own.bank = Math.min(rules.cap, own.bank + (side === winner ? rules.win : loss) + kills)
        own.kept = Math.min(carried[side], survivors[side] * rules.gear)
      }
    },
  }
}
