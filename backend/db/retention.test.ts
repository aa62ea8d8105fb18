import fs from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DECLARATIONS } from './personal-data.ts'
import { RETENTION } from './retention.ts'

const declared = Object.values(DECLARATIONS)
  .flat()
  .filter(({ kind }) => kind !== 'impersonal')

test('every table with data of a person has a rule for how long it is kept, and no other has', () => {
  expect(Object.keys(RETENTION).sort()).toEqual(declared.map(({ table }) => getTableName(table)).sort())
})

test('what belongs to no account ends by itself', () => {
  const endless = declared.filter(({ kind, table }) => {
    const { removals, ends } = RETENTION[getTableName(table)] ?? { why: '' }
    return kind === 'transient' && !removals && !ends
  })
  expect(endless.map(({ table }) => getTableName(table))).toEqual([])
})

test('what belongs to an account goes with it, loses its name, or says why it stays', () => {
  for (const declaration of declared)
    if (declaration.kind === 'personal')
      for (const { atDeletion, by } of declaration.belongings) {
        const name = `${getTableName(declaration.table)}.${by}`
        if (typeof atDeletion === 'object' && 'keep' in atDeletion) expect(atDeletion.keep, name).toMatch(/\w+ \w+/)
      }
})

test('each removal of the hourly cron follows a rule, and each rule is carried out there', () => {
  const sources = ['backend/crons.ts', 'backend/login/remove-expired.ts'].map((file) => fs.readFileSync(file, 'utf8'))
  const called = sources.flatMap((text) =>
    [...text.matchAll(/\b((?:remove|blank|sweepId)\w+)\(/g)].map(([, name]) => name),
  )
  // Of what nobody wrote, and the function that calls the others.
  const others = ['removeExpiredLogins', 'removeSimulatedNews']
  const rules = Object.values(RETENTION).flatMap(({ removals = [] }) => removals.map(({ by }) => by))
  expect([...new Set(called)].filter((name) => !others.includes(name ?? '')).sort()).toEqual([...new Set(rules)].sort())
})
