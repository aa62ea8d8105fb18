import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { fill, type Telling, type Words, type WrittenLanguage, wayOf } from './phrases.ts'

interface About {
  words?: Words
  /** Sides by their placeholders. */
  sides?: Readonly<Record<string, Side>>
  player?: { id: number; name: string } | undefined
  /** Of a thing that is said several times: which time it is. */
  turn?: number
}

/** A sentence. Who was named in the one before it is not named again. */
export type Narrate = (telling: Telling, about?: About) => string

interface Told {
  lan: WrittenLanguage
  match: Pick<MatchRow, 'id' | 'home' | 'away'>
  winner: Side | undefined
  /** Whether each side is one person. */
  isSingle: boolean
}

function standIn(side: Side, { winner, isSingle }: Told): Telling {
  if (!winner) return `stand_${side}`
  const role = side === winner ? 'winner' : 'loser'
  return isSingle ? `stand_${role}_one` : `stand_${role}`
}

export function narratorOf(told: Told): Narrate {
  const { lan, match } = told
  let named: ReadonlySet<string> = new Set()
  return (telling, { words = {}, sides = {}, player, turn = 0 } = {}) => {
    const now = new Set<string>()
    const call = (key: string, name: string, stand: Telling) => {
      if (named.has(key)) return wayOf(lan, match.id, stand)
      now.add(key)
      return name
    }
    const text = fill(lan, wayOf(lan, match.id, telling, turn), (placeholder) => {
      const side = Object.hasOwn(sides, placeholder) ? sides[placeholder] : undefined
      if (side) return call(side, match[side].name, standIn(side, told))
      if (placeholder === 'player' && player) return call(`player ${player.id}`, player.name, 'stand_player')
      return words[placeholder]
    })
    named = now
    return text
  }
}
