import fs from 'node:fs'
import { expect, test } from 'vitest'

test.each(['wrangler.toml', 'backend/wrangler.toml'])('%s keeps no line for each request', (file) => {
  // It would hold the visitor's address, and the query of whatever was asked (backend/db/personal-data.ts, `OUTSIDE`).
  expect(fs.readFileSync(file, 'utf8')).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/)
})
