import type { Amounts } from '#backend/core/ledger.ts'

export const NOTHING: Amounts = { gold: 0, diamond: 0 }

export const add = (a: Amounts, b: Amounts): Amounts => ({ gold: a.gold + b.gold, diamond: a.diamond + b.diamond })
/** Never -0. */
export const negate = ({ gold, diamond }: Amounts): Amounts => ({ gold: 0 - gold, diamond: 0 - diamond })
export const sumOf = (all: readonly Amounts[]): Amounts => all.reduce<Amounts>(add, NOTHING)
export const isNothing = ({ gold, diamond }: Amounts): boolean => gold === 0 && diamond === 0
/** Only the two amounts of something that has more. */
export const amountsOf = ({ gold, diamond }: Amounts): Amounts => ({ gold, diamond })

/** Far above what anybody has, and far below what a number can count. */
export const AMOUNT_MAX = 1_000_000_000_000

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && Math.abs(value) <= AMOUNT_MAX
/** Whether both are whole numbers within bounds. */
export const areAmounts = ({ gold, diamond }: Amounts): boolean => isAmount(gold) && isAmount(diamond)

/** Whether a sum of many amounts is still exact. */
export const areCountable = ({ gold, diamond }: Amounts): boolean =>
  Number.isSafeInteger(gold) && Number.isSafeInteger(diamond)
