import type { Failure } from '#app/lib/call-error.ts'
import type { Result } from '#contract/call.ts'

export interface BulkDone<Row> {
  row: Row
  /** What the call answered. */
  data: unknown
}

export interface BulkFailed<Row> {
  row: Row
  /** Undefined: it was not sent, as the question who is there was closed. */
  failure: Failure | undefined
}

export interface BulkAnswers<Row> {
  done: readonly BulkDone<Row>[]
  /** Those where nothing has moved yet: another administrator has to do the same. */
  waiting: number
  failed: readonly BulkFailed<Row>[]
}

const needsSecond = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'needsSecond' in data && data.needsSecond === true

/** Sends one row after the other. Where the question who is there was closed, nothing more is asked. */
export async function sendEach<Row>(
  rows: readonly Row[],
  send: (row: Row) => Promise<Result<unknown> | undefined>,
): Promise<BulkAnswers<Row>> {
  const done: BulkDone<Row>[] = []
  const failed: BulkFailed<Row>[] = []
  let waiting = 0
  for (const [at, row] of rows.entries()) {
    const answer = await send(row)
    if (answer === undefined) {
      failed.push(...rows.slice(at).map((each) => ({ row: each, failure: undefined })))
      break
    }
    if (!answer.ok) failed.push({ row, failure: answer.error })
    else if (needsSecond(answer.data)) waiting += 1
    else done.push({ row, data: answer.data })
  }
  return { done, waiting, failed }
}

/** Whether any row was sent. */
export const isSent = ({ done, waiting, failed }: BulkAnswers<unknown>): boolean =>
  done.length > 0 || waiting > 0 || failed.some(({ failure }) => failure !== undefined)
