import { scoreUnitOf } from '#contract/alert-rules.ts'
import { gameById } from '#contract/games.ts'
import { fallbacksOf, type Language } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { PlanOption } from '#contract/plan-rules.ts'
import ar from '#messages/plans/ar.json' with { type: 'json' }
import en from '#messages/plans/en.json' with { type: 'json' }
import ja from '#messages/plans/ja.json' with { type: 'json' }
import zhHans from '#messages/plans/zh-Hans.json' with { type: 'json' }
import zhHant from '#messages/plans/zh-Hant.json' with { type: 'json' }
import { BOUNDS } from './choose.ts'
import { type Rule, simulatedExpertOf } from './people.ts'

type Telling = keyof typeof en
type Phrases = Readonly<Record<Telling, readonly string[]>>

/** What simulated experts say, several ways of each. */
export const PHRASES: Readonly<Partial<Record<Language, Phrases>>> = {
  en_US: en,
  zh_CN: zhHans,
  zh_tw: zhHant,
  jp: ja,
  ar,
}

function phrasesIn(lan: Language): Phrases {
  const found = [lan, ...fallbacksOf(lan)].find((code) => PHRASES[code])
  return (found && PHRASES[found]) ?? en
}

function say(lan: Language, telling: Telling, seed: number, words: Readonly<Record<string, string>> = {}): string {
  const ways = phrasesIn(lan)[telling]
  return (ways[seed % ways.length] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

const TITLES = { result: 'title_side', winner: 'title_side', handicap: 'title_line' } as const

/** A total is one of goals, of maps, or of whatever a score of the game counts. */
function titleOf(play: PlanOption['play'], gameId: number): Telling {
  if (play !== 'total') return TITLES[play]
  if (gameById(gameId)?.family === 'frames') return 'title_total_frame'
  const unit = scoreUnitOf(gameId)
  return unit ? `title_total_${unit}` : 'title_total'
}

type Told = Pick<PlanOption, 'play' | 'choice' | 'odds'> & { uid: number; matchId: number; line: number | null }

/** A plan's title in a language. It says what the plan is about and not what it predicts. */
export const simulatedTitle = ({ play, matchId }: Told, { gameId, home, away }: MatchRow, lan: Language): string =>
  say(lan, titleOf(play, gameId), matchId, { home: home.name, away: away.name })

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line))

function market({ play, choice, odds, line }: Told, { home, away }: MatchRow, lan: Language): string {
  const team = choice === 'away' ? away.name : home.name
  const words = { team, odds: odds.toFixed(2), chance: String(Math.round(100 / odds)) }
  if (choice === 'draw') return say(lan, 'market_draw', 0, words)
  if (play === 'handicap')
    return say(lan, 'market_line', 0, { ...words, line: signed(choice === 'home' ? (line ?? 0) : -(line ?? 0)) })
  if (play === 'total')
    return say(lan, choice === 'over' ? 'market_over' : 'market_under', 0, { ...words, line: String(line ?? 0) })
  return say(lan, 'market_side', 0, words)
}

function ruleText(rule: Rule, lan: Language): string {
  const { from, to } = BOUNDS[rule]
  return say(lan, `rule_${rule}`, 0, { from: from.toFixed(2), to: to.toFixed(2) })
}

/** What is paid for. */
export function simulatedContent(told: Told, match: MatchRow, lan: Language): string {
  const rule = simulatedExpertOf(told.uid)?.rule
  return [market(told, match, lan), rule ? ruleText(rule, lan) : '', say(lan, 'note', 0)].filter(Boolean).join('\n\n')
}

/** What a simulated expert's page says of the expert. */
export function simulatedIntroduction(uid: number, lan: Language): string {
  const rule = simulatedExpertOf(uid)?.rule
  return rule ? ruleText(rule, lan) : ''
}
