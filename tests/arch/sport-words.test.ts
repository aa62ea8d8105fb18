import fs from 'node:fs'
import { expect, test } from 'vitest'
import { positionName } from '#app/features/match/position-name.ts'
import { humanised } from '#app/lib/label-of.ts'
import type { SportKeys } from '#backend/feed/shared/keys.ts'

const messages: Record<string, string> = JSON.parse(fs.readFileSync('messages/en.json', 'utf8'))
const has = (key: string) => messages[key] !== undefined

/** `q1`, `s2`, `i3`: the keys of periods. */
const isPeriod = (phase: string) => /^[a-z]{1,2}\d+$/.test(phase)

const sports = Object.entries(
  import.meta.glob<Record<string, SportKeys>>('/backend/feed/*/keys.ts', { eager: true }),
).map(([file, module]) => ({ file, keys: Object.values(module).filter((value) => 'stats' in value) }))

test.each(sports)('every key of $file has a message', ({ keys }) => {
  const missing = keys.flatMap((own) => [
    ...Object.keys(own.phases).filter((key) => !isPeriod(key) && !has(`match_phase_${key}`)),
    ...Object.keys(own.stats).filter((key) => !has(`match_stat_${key}`)),
    ...Object.keys(own.events).filter((key) => !has(`match_event_${key}`)),
    ...Object.keys(own.columns).filter((key) => !has(`match_column_${key}`)),
    ...Object.keys(own.positions).filter(
      (key) => positionName(key) === humanised(key) && !has(`match_position_${key}`),
    ),
  ])
  expect(missing).toEqual([])
})
