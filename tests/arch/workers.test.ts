import fs from 'node:fs'
import { expect, test } from 'vitest'

test.each(['wrangler.toml', 'backend/wrangler.toml'])('%s keeps no line for each request', (file) => {
  // It would hold the visitor's address, and the query of whatever was asked (backend/db/personal-data.ts, `OUTSIDE`).
  expect(fs.readFileSync(file, 'utf8')).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/)
})

test('the cron of payments is one of those that the Worker is called for', () => {
  const [, cron = 'none'] = /const PAYMENTS_CRON = '([^']+)'/.exec(fs.readFileSync('backend/index.ts', 'utf8')) ?? []
  const crons = /^crons = (\[.*\])$/m.exec(fs.readFileSync('backend/wrangler.toml', 'utf8'))?.[1] ?? '[]'
  expect(JSON.parse(crons)).toContain(cron)
})

test('a Worker exports its handler and its objects only: another value keeps it from starting', () => {
  const exported = [...fs.readFileSync('backend/index.ts', 'utf8').matchAll(/^export (?!default|\{|type )(.*)$/gm)]
  expect(exported.map(([line]) => line)).toEqual([])
})
