import { expect, type Page } from '@playwright/test'

export interface ScoreFrames {
  /**
   * Sends the page a change of a match; no frame of the server arrives from then on. `row`: fields of the row, `live`:
   * of its live data. Waits until the page has subscribed to the match.
   */
  change(matchId: number, row: object, live?: object): Promise<void>
  /** The same with the whole of the live data instead of what changed. */
  replace(matchId: number, row: object, live: object): Promise<void>
}

/** Takes over the socket of scores of a page that is opened afterwards. */
export async function takeOverScores(page: Page): Promise<ScoreFrames> {
  const seqs = new Map<string, number>()
  let toPage: ((text: string) => void) | undefined
  let isCut = false
  await page.routeWebSocket(/\/ws\/g$/, (socket) => {
    toPage = (text) => socket.send(text)
    socket.connectToServer().onMessage((message) => {
      if (isCut) return
      socket.send(message)
      if (typeof message !== 'string' || message === 'pong') return
      const { topic, seq } = JSON.parse(message) as { topic: string; seq?: number }
      if (seq !== undefined) seqs.set(topic, seq)
    })
  })
  const send = async (id: number, kind: 'delta' | 'snapshot', row: object, live: object) => {
    const topic = `match:${id}`
    await expect.poll(() => seqs.has(topic), 'the page has what came before').toBe(true)
    isCut = true
    const after = seqs.get(topic) ?? 0
    const seq = after + 1
    seqs.set(topic, seq)
    const type = kind === 'delta' ? { type: kind, after } : { type: kind }
    const data = { row: { id, seq, ...row }, ...live }
    toPage?.(JSON.stringify({ topic, ...type, seq, at: new Date().toISOString(), data }))
  }
  return {
    change: (id, row, live = {}) => send(id, 'delta', row, live),
    replace: (id, row, live) => send(id, 'snapshot', row, live),
  }
}
