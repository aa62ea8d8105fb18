/** Work that is done at once: further requests wait for no more of it than this. */
const PIECES_AT_ONCE = 4

/** Lets other requests run in between: an isolate has one thread. */
export const letOthersRun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Applies `work` to each entry, with a pause after every few. */
export async function eachInPieces<T>(entries: Iterable<T>, work: (entry: T) => void): Promise<void> {
  let done = 0
  for (const entry of entries) {
    if (done > 0 && done % PIECES_AT_ONCE === 0) await letOthersRun()
    work(entry)
    done += 1
  }
}
