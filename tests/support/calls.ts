import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'

interface Answer<T> {
  status: string
  result: T
}

/** A GET of the site's `/java` calls, in English. */
async function ask<T>(origin: string, path: string): Promise<T> {
  const response = await fetch(`${origin}/java${path}`, { headers: { lan: 'en_US', sysType: 'PC' } })
  const answer = (await response.json()) as Answer<T>
  if (answer.status !== 'success') throw new Error(`${path} answered ${JSON.stringify(answer)}`)
  return answer.result
}

/**
 * Live matches of one game or of all, hottest first. Only simulated ones: what another test imports or pushes may be the
 * hottest of all and has no line-ups, nor statistics.
 */
export async function liveMatches(origin: string, gameId?: number): Promise<MatchRow[]> {
  const game = gameId === undefined ? '' : `&gameId=${gameId}`
  const { matches } = await ask<{ matches: MatchRow[] }>(origin, `/v2/match/getPCLiveGameMatch?size=100${game}`)
  return matches.filter(({ isSimulated }) => isSimulated)
}

/** Hottest first. In busy hours more are live than one list has: those without a match would be missing. */
async function allLiveRooms(origin: string): Promise<Room[]> {
  const [all, own] = await Promise.all(
    ['', '&isWithoutMatch=true'].map((which) =>
      ask<{ rooms: Room[] }>(origin, `/match/gameMatchLive?size=100${which}`).then(({ rooms }) => rooms),
    ),
  )
  return [...new Map([...(all ?? []), ...(own ?? [])].map((room) => [room.id, room])).values()]
}

/** Live rooms that everybody may watch. */
export const liveRooms = async (origin: string): Promise<Room[]> =>
  (await allLiveRooms(origin)).filter(({ access }) => access === undefined)

/** A live room for members of a tier, without a match. */
export async function findRoomOf(origin: string, tier: 'vip' | 'svip'): Promise<Room> {
  const room = (await allLiveRooms(origin)).find(({ access, matchId }) => access === tier && matchId === undefined)
  if (!room) throw new Error(`no live room for ${tier}`)
  return room
}

/** The page of a match: `/soccer/123`. */
export const pathOf = (match: Pick<MatchRow, 'id' | 'gameId'>): string =>
  `/${gameById(match.gameId)?.code ?? ''}/${match.id}`

/** What the page of a match is made of, or was at a time. */
export const detailOf = (
  origin: string,
  match: Pick<MatchRow, 'id' | 'gameId'>,
  { at }: { at?: string } = {},
): Promise<MatchDetail> => ask<MatchDetail>(origin, pathOf(match) + (at ? `?at=${at}` : ''))

/** A live match of a game; the calendar always has one for the main games. */
export async function findLiveMatch(origin: string, gameId: number): Promise<MatchRow> {
  const [match] = await liveMatches(origin, gameId)
  if (!match) throw new Error(`game ${gameId} has no live match`)
  return match
}

/** Longer than a test takes, and than a reminder comes before its match. */
const AHEAD_MS = 60 * 60_000

/** Whether a match that is to come stays so while a test runs: not one about to kick off, as all of a day are at 23:59. */
const staysAsItIs = ({ status, startsAt, readAt }: MatchRow): boolean =>
  (status !== 'scheduled' && status !== 'previewed') || Date.parse(startsAt) - Date.parse(readAt) > AHEAD_MS

/** A match of a game with a status other than live, which it keeps while a test runs; of several that is wanted. */
export async function findMatchWithStatus(
  origin: string,
  gameId: number,
  status: MatchRow['status'],
  isWanted: (match: MatchRow) => boolean = () => true,
): Promise<MatchRow> {
  // At the end of a day nothing of tomorrow is far enough away to be only scheduled.
  const day = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  for (const choice of [{ list: 'today' }, { list: 'yesterday' }, { list: 'tomorrow' }, { list: 'day', day }]) {
    const response = await fetch(`${origin}/java/v2/match/getPCGameMatchByCondition`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lan: 'en_US' },
      body: JSON.stringify({ gameIds: [gameId], ...choice, zone: 'UTC', statuses: [status], size: 100 }),
    })
    const { result } = (await response.json()) as Answer<{ matches: MatchRow[] }>
    const match = result.matches.find((row) => staysAsItIs(row) && isWanted(row))
    if (match) return match
  }
  throw new Error(`game ${gameId} has no ${status} match`)
}

export const isHealthy = async (origin: string): Promise<boolean> => (await fetch(`${origin}/healthz`)).status === 200
