import { parseOpenfootball } from '#backend/feed/importers/openfootball/parse-openfootball.ts'
import { signedHeaders } from '#backend/feed/push/signature.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { localSecret } from '../../scripts/data-dir.ts'

async function post(origin: string, dataDir: string, path: string, content: object): Promise<Response> {
  const body = JSON.stringify(content)
  const headers = await signedHeaders(localSecret(dataDir, 'feed'), body, Date.now())
  return fetch(`${origin}${path}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
}

/** Sends events of a match as a provider does. */
export const pushEvents = (origin: string, dataDir: string, matchId: number, events: readonly MatchEvent[]) =>
  post(origin, dataDir, '/feed/push', { matchId, events })

/** Imports a match of today to a site and kicks it off. Returns its id; the next event is 2. */
export async function importPushedMatch(
  origin: string,
  dataDir: string,
  [team1, team2]: readonly [string, string] = ['Arsenal FC', 'Chelsea FC'],
): Promise<number> {
  const now = new Date().toISOString()
  const season = parseOpenfootball('en.1.json', {
    name: 'English Premier League 2026/27',
    matches: [
      {
        round: 'Matchday 12',
        date: now.slice(0, 10),
        time: now.slice(11, 16),
        team1,
        team2,
      },
    ],
  })
  const matchId = season.matches[0]?.id ?? 0
  const imported = await post(origin, dataDir, '/feed/import', season)
  if (!imported.ok) throw new Error(`import: ${imported.status} ${await imported.text()}`)
  const pushed = await pushEvents(origin, dataDir, matchId, [{ seq: 1, at: now, type: 'kick_off', clock: 0 }])
  if (!pushed.ok) throw new Error(`push: ${pushed.status} ${await pushed.text()}`)
  return matchId
}

/** A goal of the home side, now. */
export const goal = (seq: number): MatchEvent => ({
  seq,
  at: new Date().toISOString(),
  type: 'goal',
  clock: seq,
  side: 'home',
})
