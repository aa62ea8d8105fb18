import fs from 'node:fs'
import { expect, test } from 'vitest'
import { leanIcon } from './lean-icons.ts'

const ICONS = 'node_modules/lucide-react/dist/esm/icons'

test.each(['pause', 'castle', 'bomb'])('the drawing of %s stays, its keys go', (name) => {
  const code = fs.readFileSync(`${ICONS}/${name}.mjs`, 'utf8')
  const paths = (text: string) => [...text.matchAll(/\b(?:d|x|cx): "[^"]*"/g)].map(String)
  expect(code).toContain('key: ')
  expect(leanIcon(code)).not.toMatch(/key: |__iconData\.node/)
  expect(paths(leanIcon(code))).toEqual(paths(code))
})
