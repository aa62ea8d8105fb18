/** A Worker has six connections at once. */
const AT_ONCE = 5

/**
 * Does some work for each row of a sweep, a few at once; returns for how many `work` answered true. A failure is told to
 * `failed`, and keeps no other row waiting.
 */
export async function lookAtEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<boolean>,
  failed: (row: Row, error: unknown) => void,
): Promise<number> {
  let looked = 0
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const outcomes = await Promise.all(
      rows.slice(at, at + AT_ONCE).map(async (row) => {
        try {
          return await work(row)
        } catch (error) {
          failed(row, error)
          return false
        }
      }),
    )
    looked += outcomes.filter(Boolean).length
  }
  return looked
}
