import { nameIn } from '#backend/core/names.ts'
import { namesOf } from '#backend/feed/names-of.ts'
import type { Language } from '#contract/languages.ts'
import { simulatedExpertUid } from './uids.ts'

/** What an expert predicts, by a rule that knows the prices of a match and nothing else. */
export const RULES = ['favourite', 'outsider', 'draw', 'home_line', 'away_line', 'over', 'under'] as const
export type Rule = (typeof RULES)[number]

export interface SimulatedExpert {
  uid: number
  gameId: number
  rule: Rule
  /** Which part of the game's matches the expert looks at. */
  share: number
  /** Coins. */
  price: number
}

const expert = (number: number, gameId: number, rule: Rule, share: number, price: number): SimulatedExpert => ({
  uid: simulatedExpertUid(number),
  ...{ gameId, rule, share, price },
})

/** Invented experts of demo brands. Their numbers are those of their names in messages/names. */
export const SIMULATED_EXPERTS: readonly SimulatedExpert[] = [
  expert(1, 202, 'favourite', 0.09, 30),
  expert(2, 202, 'home_line', 0.04, 20),
  expert(3, 202, 'under', 0.04, 25),
  expert(4, 202, 'over', 0.04, 15),
  expert(5, 202, 'outsider', 0.06, 20),
  expert(6, 202, 'away_line', 0.04, 20),
  expert(7, 202, 'draw', 0.08, 10),
  expert(8, 202, 'favourite', 0.07, 50),
  expert(9, 201, 'favourite', 0.12, 30),
  expert(10, 201, 'under', 0.07, 20),
  expert(11, 201, 'home_line', 0.07, 25),
  expert(12, 203, 'favourite', 0.14, 20),
  expert(13, 203, 'outsider', 0.14, 10),
  expert(14, 1, 'favourite', 0.2, 30),
  expert(15, 1, 'away_line', 0.14, 20),
  expert(16, 2, 'favourite', 0.2, 30),
  expert(17, 4, 'over', 0.18, 20),
  expert(18, 205, 'favourite', 0.14, 20),
]

const byUid = new Map(SIMULATED_EXPERTS.map((each) => [each.uid, each]))

export const simulatedExpertOf = (uid: number): SimulatedExpert | undefined => byUid.get(uid)

const names = new Map(SIMULATED_EXPERTS.map(({ uid }, at) => [uid, namesOf(`name_expert_${at + 1}`)]))

/** The names of a simulated expert in each language; undefined for anybody else. */
export const simulatedNames = (uid: number) => names.get(uid)

/** The name of a simulated expert; undefined for anybody else. */
export function simulatedName(uid: number, lan: Language): string | undefined {
  const found = names.get(uid)
  return found && nameIn(lan, found)
}
