import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Result } from '#contract/call.ts'
import { useStaffSubmit } from '../use-staff-submit.ts'
import { type BulkAnswers, sendEach } from './bulk-answers.ts'
import type { BulkAct } from './describe-list.ts'

/** What became of an act: with which rows it was done, with which not and why, and how many wait for another administrator. */
export interface BulkOutcome<Row> extends BulkAnswers<Row> {
  act: BulkAct<Row>
  isUndone?: boolean
}

/** What was said: the reason of all rows, and the text of each. */
export interface BulkSaid<Row> {
  reason?: string
  textOf?: (row: Row) => string
}

/** By what two submissions are told apart. */
interface BulkInput {
  id: string | number
  act: string
  reason: string
  text: string
}

type Send = (key: string) => Promise<Result<unknown>>

/** Does an act with one row after the other, or makes it undone. Rows that cannot be done are passed over. */
export function useBulk<Row>(keyOf: (row: Row) => string | number) {
  const client = useQueryClient()
  // Beside the input: functions are all the same there.
  const sending = useRef<Send>(undefined)
  const { submit } = useStaffSubmit<BulkInput, unknown>(async ({ data: { key } }) => {
    if (!sending.current) throw new Error('nothing to send')
    return sending.current(key)
  })
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<BulkOutcome<Row>>()
  const submitOne = (row: Row, input: Omit<BulkInput, 'id'>, send: Send) => {
    sending.current = send
    return submit({ id: keyOf(row), ...input })
  }
  const all = async <One>(rows: readonly One[], send: (row: One) => Promise<Result<unknown> | undefined>) => {
    setIsBusy(true)
    const answers = await sendEach(rows, send)
    await client.invalidateQueries({ queryKey: ['admin'] })
    setIsBusy(false)
    return answers
  }
  const run = async (
    act: BulkAct<Row>,
    rows: readonly Row[],
    { reason = '', textOf = () => '' }: BulkSaid<Row>,
  ): Promise<BulkAnswers<Row>> => {
    const answers = await all(rows, (row) => {
      const text = textOf(row)
      return submitOne(row, { act: act.name, reason, text }, (key) => act.send(row, { reason, text, key }))
    })
    setOutcome({ act, ...answers })
    return answers
  }
  const undo = async ({ act, done }: BulkOutcome<Row>) => {
    const back = act.undo
    if (!back) return
    const { failed, ...answers } = await all(done, ({ row, data }) =>
      submitOne(row, { act: `undo ${act.name}`, reason: '', text: '' }, (key) => back(row, { key, data })),
    )
    setOutcome({
      act,
      ...answers,
      done: answers.done.map(({ row, data }) => ({ ...row, data })),
      failed: failed.map(({ row: { row }, failure }) => ({ row, failure })),
      isUndone: true,
    })
  }
  return { run, undo, outcome, isBusy, forget: () => setOutcome(undefined) }
}
