import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { nameIn } from '#backend/core/names.ts'
import { readTeams } from '#backend/match/results.store.ts'
import { languageOf } from '#contract/languages.ts'
import { logError } from '#contract/log-error.ts'
import { alertText } from './alert-text.ts'
import { noteDevices } from './devices.store.ts'
import { type AlertMatch, type AlertWork, readAlertMatches, readDevicesToTell, takeWork } from './news.store.ts'
import { createPoster, type Post, type Posted } from './post-alert.ts'
import { vapidOf } from './vapid.ts'

/** Older news is told to nobody, neither by us nor by a push service that held it. */
export const NEWS_MS_MAX = 5 * 60_000

export type Alerting = Pick<Context, 'matchDb' | 'accountDb' | 'now' | 'defer'> & { env: Env; post?: Post }

type Device = Awaited<ReturnType<typeof readDevicesToTell>>[number]

type TeamNames = Map<number, Parameters<typeof nameIn>[1]>

async function namesOf({ matchDb }: Alerting, matches: Iterable<AlertMatch>): Promise<TeamNames> {
  const ids = [...new Set([...matches].flatMap(({ homeId, awayId }) => [homeId, awayId]))]
  const teams = ids.length > 0 ? await readTeams(matchDb, ids) : []
  return new Map(teams.map(({ id, names }) => [id, names]))
}

/** What one browser is told; undefined when its user is not to be. */
function textFor({ device, preferences }: Device, match: AlertMatch, names: TeamNames) {
  const [home, away] = [names.get(match.homeId), names.get(match.awayId)]
  if (!home || !away || !match.told) return undefined
  // As mails do: the language that she chose, else that in which she turned it on.
  const lan = languageOf(preferences.language, device.language)
  const told = { id: match.matchId, gameId: match.gameId, home: nameIn(lan, home), away: nameIn(lan, away) }
  return alertText(match.told, told, { lan, hidesScores: preferences.hidesScores === true })
}

/**
 * Takes up to so many pieces of waiting work and tells the browsers that are in them. A piece is taken before anybody is told: if
 * this stops on the way, somebody is not told, and nobody twice. Work of news that was followed by other news is left, since that
 * has work of its own.
 */
export async function tellWaiting(alerting: Alerting, piecesMax: number): Promise<void> {
  const { accountDb, env, now } = alerting
  const vapid = vapidOf(env)
  if (!vapid) return
  const pieces = await takeWork(accountDb, piecesMax)
  if (pieces.length === 0) return
  const matches = await readAlertMatches(accountDb, [...new Set(pieces.map(({ matchId }) => matchId))])
  const names = await namesOf(alerting, matches.values())
  const poster = createPoster(env, vapid, alerting.post)
  const outcomes: Record<Posted, number[]> = { taken: [], failed: [], gone: [] }

  async function tell(piece: AlertWork): Promise<boolean> {
    const match = matches.get(piece.matchId)
    const ageMs = now - (match?.toldAt ?? 0)
    if (match?.news !== piece.news || ageMs > NEWS_MS_MAX) return false
    const ttlSeconds = Math.ceil((NEWS_MS_MAX - ageMs) / 1000)
    for (const each of await readDevicesToTell(accountDb, piece, now)) {
      const shown = textFor(each, match, names)
      if (!shown) continue
      const alert = { text: JSON.stringify(shown), topic: `match-${match.matchId}`, ttlSeconds }
      outcomes[await poster.send(each.device, alert)].push(each.device.id)
    }
    return true
  }

  // Five pieces side by side, since a Worker has six connections: one browser of each at a time.
  await lookAtEach(pieces, tell, ({ matchId }, error) => logError({ event: 'followers_not_told', matchId }, error))
  await noteDevices(accountDb, outcomes, now)
  poster.logRefusals()
}
