import fs from 'node:fs'
import { expect, test } from 'vitest'
import type { EventNames } from '#app/features/match/events/event-names.ts'
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

const names = import.meta.glob<{ EVENTS: EventNames }>('/app/features/match/events/*.ts', { eager: true })

test.each(sports)('every key of $file has a message', ({ file, keys }) => {
  const { EVENTS } = names[file.replace(/^.*\/(.+)\/keys\.ts$/, '/app/features/match/events/$1.ts')] ?? { EVENTS: {} }
  const missing = keys.flatMap((own) => [
    ...Object.keys(own.phases).filter((key) => !isPeriod(key) && !has(`match_phase_${key}`)),
    ...Object.keys(own.stats).filter((key) => !has(`match_stat_${key}`)),
    ...Object.keys(own.events).filter((key) => !(key in EVENTS)),
    ...Object.keys(own.columns).filter((key) => !has(`match_column_${key}`)),
    ...Object.keys(own.positions).filter(
      (key) => positionName(key) === humanised(key) && !has(`match_position_${key}`),
    ),
  ])
  expect(missing).toEqual([])
})
