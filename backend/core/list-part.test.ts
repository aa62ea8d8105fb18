import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listPart } from './list-part.store.ts'

const by = [sql`created_at`, sql`id`] as const
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ at: 100 - at, id: at }))
const valuesOf = ({ at, id }: { at: number; id: number }) => [at, id]

test('a list goes on behind its last row while there is one more', () => {
  const part = listPart({ by }, {})
  expect(part.limit).toBe(21)
  expect(part.partOf(rows(21), valuesOf)).toEqual({ rows: rows(20), next: 'n.81.19' })
  expect(part.partOf(rows(20), valuesOf)).toEqual({ rows: rows(20) })
})

test('from a place on there is a way back, and backwards rows keep their order', () => {
  expect(listPart({ by }, { after: 'n.81.19' }).partOf(rows(3), valuesOf)).toMatchObject({ previous: 'p.100.0' })
  const back = listPart({ by }, { after: 'p.81.19' }).partOf(rows(21), valuesOf)
  expect(back.rows.map(({ id }) => id)).toEqual(
    rows(20)
      .map(({ id }) => id)
      .reverse(),
  )
  expect(back).toMatchObject({ next: 'n.100.0', previous: 'p.81.19' })
})

test('a place in a list of another order is none', () => {
  expect(listPart({ by }, { after: 'n.7' }).where).toBeUndefined()
})

test('an empty part leads nowhere', () => {
  expect(listPart({ by }, { after: 'n.1.1' }).partOf([], valuesOf)).toEqual({ rows: [] })
})
