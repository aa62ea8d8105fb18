import { expect, test } from 'vitest'
import { americanFootballKeys } from './american-football/keys.ts'
import { baseballKeys } from './baseball/keys.ts'
import { basketballKeys } from './basketball/keys.ts'
import { battleRoyaleKeys } from './battle-royale/keys.ts'
import { combatKeys } from './combat/keys.ts'
import { cricketKeys } from './cricket/keys.ts'
import { footballKeys } from './football/keys.ts'
import { framesKeys } from './frames/keys.ts'
import { gamesKeys } from './games/keys.ts'
import { mobaKeys } from './moba/keys.ts'
import { roundsKeys } from './rounds/keys.ts'
import { setsKeys } from './sets/keys.ts'
import type { SportKeys } from './shared/keys.ts'
import { tennisKeys } from './tennis/keys.ts'

const SPORTS: Record<string, SportKeys> = {
  americanFootballKeys,
  baseballKeys,
  basketballKeys,
  battleRoyaleKeys,
  combatKeys,
  cricketKeys,
  footballKeys,
  framesKeys,
  gamesKeys,
  mobaKeys,
  roundsKeys,
  setsKeys,
  tennisKeys,
}

/** First set, third inning: the app words these by sport and number. */
const isNumbered = (key: string): boolean => /^[a-z]\d$/.test(key)

test.each(['phases', 'stats', 'events', 'positions', 'columns'] as const)(
  '%s mean the same in every sport',
  (group) => {
    const texts = new Map<string, Set<string>>()
    for (const keys of Object.values(SPORTS))
      for (const [key, text] of Object.entries(keys[group]))
        if (!isNumbered(key)) texts.set(key, (texts.get(key) ?? new Set()).add(text))
    expect([...texts].filter(([, variants]) => variants.size > 1).map(([key, variants]) => [key, ...variants])).toEqual(
      [],
    )
  },
)
