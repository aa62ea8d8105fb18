/** Lets other requests run in between: an isolate has one thread. */
export const letOthersRun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Applies `work` to each entry, with a pause in between. */
export async function eachInPieces<T>(entries: Iterable<T>, work: (entry: T) => void): Promise<void> {
  let isFirst = true
  for (const entry of entries) {
    if (!isFirst) await letOthersRun()
    isFirst = false
    work(entry)
  }
}
