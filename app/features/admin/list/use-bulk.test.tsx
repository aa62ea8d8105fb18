import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Result } from '#contract/call.ts'
import { isSent, sendEach } from './bulk-answers.ts'
import type { BulkAct } from './describe-list.ts'
import { useBulk } from './use-bulk.ts'

// Neither is asked for here, and both read the server's environment.
vi.mock('../staff-proof.tsx', () => ({ useStaffProof: () => () => Promise.resolve(false) }))
vi.mock('../../account/two-step/two-step.queries.ts', () => ({ staffGateQuery: () => ({ queryKey: ['gate'] }) }))

type Bulk = ReturnType<typeof useBulk<number>>

function List({ given }: { given: Bulk[] }) {
  given.push(useBulk<number>((row) => row))
  return null
}

/** What the hook gives a list. */
function bulkOfList(): Bulk {
  const given: Bulk[] = []
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <List given={given} />
    </QueryClientProvider>,
  )
  const [bulk] = given
  if (!bulk) throw new Error('not rendered')
  return bulk
}

const unavailable = { ok: false, error: { code: 'unavailable' } } as const
const act = (send: BulkAct<number>['send']): BulkAct<number> => ({
  name: 'a',
  label: () => 'A',
  isFor: () => true,
  send,
})

test('a row that follows an undelivered one has a key of its own; the same row again has the same', async () => {
  const keys = new Map<string, Set<number>>()
  const byRow = new Map<number, string[]>()
  const { run } = bulkOfList()
  const failing = act((row, { key }) => {
    keys.set(key, (keys.get(key) ?? new Set()).add(row))
    byRow.set(row, [...(byRow.get(row) ?? []), key])
    return Promise.resolve(unavailable)
  })
  await run(failing, [1, 2, 3], { reason: 'spam' })
  expect([...keys.values()].map(({ size }) => size)).toEqual([1, 1, 1])
  await run(failing, [3], { reason: 'spam' })
  expect(new Set(byRow.get(3)).size).toBe(1)
  await run(failing, [3], { reason: 'another reason' })
  expect(new Set(byRow.get(3)).size).toBe(2)
})

test('what waits for another administrator is not done, and each that failed says why', async () => {
  const answers: readonly (Result<unknown> | undefined)[] = [
    { ok: true, data: { ticket: 1 } },
    { ok: true, data: { ticket: 2, needsSecond: true } },
    unavailable,
  ]
  expect(await sendEach([0, 1, 2], (row) => Promise.resolve(answers[row]))).toEqual({
    done: [{ row: 0, data: { ticket: 1 } }],
    waiting: 1,
    failed: [{ row: 2, failure: { code: 'unavailable' } }],
  })
})

test('once the question who is there is closed nothing more is sent', async () => {
  const sent: number[] = []
  const send = (row: number) => Promise.resolve(sent.push(row) === 1 ? { ok: true as const, data: row } : undefined)
  expect(await sendEach([1, 2, 3], send)).toMatchObject({
    waiting: 0,
    failed: [2, 3].map((row) => ({ row, failure: undefined })),
  })
  expect(sent).toEqual([1, 2])
})

test('an act with texts sends each row its own', async () => {
  const sent: string[] = []
  const { run } = bulkOfList()
  const texting = act((row, { text }) => Promise.resolve({ ok: true as const, data: sent.push(`${row} ${text}`) }))
  const answers = await run(texting, [1, 2], { textOf: (row) => `no ${row}` })
  expect(sent).toEqual(['1 no 1', '2 no 2'])
  expect(answers.done).toHaveLength(2)
})

test('an act is sent once any row was answered', () => {
  const nothing = { done: [], waiting: 0, failed: [{ row: 1, failure: undefined }] }
  expect(isSent(nothing)).toBe(false)
  expect(isSent({ ...nothing, failed: [...nothing.failed, { row: 2, failure: unavailable.error }] })).toBe(true)
  expect(isSent({ ...nothing, waiting: 1 })).toBe(true)
})
