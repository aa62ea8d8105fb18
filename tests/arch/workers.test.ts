import fs from 'node:fs'
import { expect, test } from 'vitest'

test.each(['wrangler.toml', 'backend/wrangler.toml'])('%s keeps no line for each request', (file) => {
  // It would hold the visitor's address, and the query of whatever was asked (backend/db/personal-data.ts, `OUTSIDE`).
  expect(fs.readFileSync(file, 'utf8')).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/)
})

test('the Worker is called for every trigger that has work, and has work for every trigger', () => {
  const handled = [...fs.readFileSync('backend/crons.ts', 'utf8').matchAll(/^ {4}'([^']+)': /gm)].map(
    ([, cron]) => cron,
  )
  const crons = /^crons = (\[.*\])$/m.exec(fs.readFileSync('backend/wrangler.toml', 'utf8'))?.[1] ?? '[]'
  expect(handled.length).toBeGreaterThan(2)
  expect((JSON.parse(crons) as string[]).toSorted()).toEqual(handled.toSorted())
})

test('a Worker exports its handler and its objects only: another value keeps it from starting', () => {
  const exported = [...fs.readFileSync('backend/index.ts', 'utf8').matchAll(/^export (?!default|\{|type )(.*)$/gm)]
  expect(exported.map(([line]) => line)).toEqual([])
})
