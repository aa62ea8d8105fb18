import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Result } from '#contract/call.ts'
import { useStaffSubmit } from '../use-staff-submit.ts'
import type { BulkAct } from './describe-list.ts'

interface One {
  run: (key: string) => Promise<Result<unknown>>
}

const runOne = ({ data: { key, input } }: { data: { key: string; input: One } }) => input.run(key)

/** What became of an act: with which rows it was done, and with how many not. */
export interface BulkOutcome<Row> {
  act: BulkAct<Row>
  done: readonly Row[]
  failed: number
  isUndone?: boolean
}

/** Does an act with one row after the other, or makes it undone. Rows that cannot be done are passed over. */
export function useBulk<Row>() {
  const client = useQueryClient()
  const { submit } = useStaffSubmit(runOne)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<BulkOutcome<Row>>()
  const each = async (rows: readonly Row[], send: (row: Row, key: string) => Promise<Result<unknown>>) => {
    setIsBusy(true)
    const done: Row[] = []
    for (const row of rows) {
      const answer = await submit({ run: (key) => send(row, key) })
      // The question who is there was closed: nothing more is asked.
      if (answer === undefined) break
      if (answer.ok) done.push(row)
    }
    await client.invalidateQueries({ queryKey: ['admin'] })
    setIsBusy(false)
    return done
  }
  const run = async (act: BulkAct<Row>, rows: readonly Row[], reason: string) => {
    const done = await each(rows, (row, key) => act.send(row, { reason, key }))
    setOutcome({ act, done, failed: rows.length - done.length })
    return done.length > 0
  }
  const undo = async ({ act, done }: BulkOutcome<Row>) => {
    const back = act.undo
    if (!back) return
    const undone = await each(done, (row, key) => back(row, { key }))
    setOutcome({ act, done: undone, failed: done.length - undone.length, isUndone: true })
  }
  return { run, undo, outcome, isBusy, forget: () => setOutcome(undefined) }
}
