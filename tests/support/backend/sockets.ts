import type { Env } from '#backend/core/env.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import type { ServerFrame } from '#contract/socket.ts'

type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

/** Generous, because the first board generates the whole calendar. */
const PATIENCE_MS = 20_000

/** A client of socket `g` that stores the frames it receives. */
export class TestSocket {
  readonly frames: ServerFrame[] = []
  closed: { code: number; reason: string } | undefined
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      if (data !== 'pong') this.frames.push(JSON.parse(String(data)) as ServerFrame)
    })
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason }
    })
    socket.accept()
  }

  static async open(fetch: Fetch): Promise<TestSocket> {
    const response = await fetch('http://site.test/ws/g', { headers: { upgrade: 'websocket' } })
    if (!response.webSocket) throw new Error(`no socket but ${response.status}`)
    return new TestSocket(response.webSocket)
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  close(): void {
    this.#socket.close(1000)
  }

  /** The first frame, received or future, that matches. */
  async frame(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    return eventually(() => this.frames.find(fits))
  }
}

/** Calls `ask` again until it returns a truthy value. */
export async function eventually<T>(ask: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > until) throw new Error('it never came')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Adds events to a stored match's log, as a push does. */
export const storeEvents = (env: Env, matchId: number, events: readonly MatchEvent[]): Promise<unknown> =>
  env.DB.batch(
    events.map((event) =>
      env.DB.prepare('INSERT INTO match_events (match_id, seq, event) VALUES (?, ?, ?)').bind(
        matchId,
        event.seq,
        JSON.stringify(event),
      ),
    ),
  )

/** A stored football match that starts now and has a room. */
export const storeMatch = (env: Env, matchId: number): Promise<unknown> =>
  env.DB.prepare(
    `INSERT INTO matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status)
     VALUES (?, 202, 1, '2026', ?, 1, 2, 0, 10, 'live')`,
  )
    .bind(matchId, Date.now())
    .run()
