import type { Result } from '#contract/call.ts'

export interface BulkDone<Row> {
  row: Row
  /** What the call answered. */
  data: unknown
}

export interface BulkAnswers<Row> {
  done: readonly BulkDone<Row>[]
  /** Those where nothing has moved yet: another administrator has to do the same. */
  waiting: number
  failed: number
}

const needsSecond = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'needsSecond' in data && data.needsSecond === true

/** Sends one row after the other. Where the question who is there was closed, nothing more is asked. */
export async function sendEach<Row>(
  rows: readonly Row[],
  send: (row: Row) => Promise<Result<unknown> | undefined>,
): Promise<BulkAnswers<Row>> {
  const done: BulkDone<Row>[] = []
  let waiting = 0
  for (const row of rows) {
    const answer = await send(row)
    if (answer === undefined) break
    if (answer.ok && needsSecond(answer.data)) waiting += 1
    else if (answer.ok) done.push({ row, data: answer.data })
  }
  return { done, waiting, failed: rows.length - done.length - waiting }
}
