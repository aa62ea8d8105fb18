import { and, desc, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#backend/core/audience.ts'
import { instant } from '#backend/core/instant.ts'
import type { Views } from '#backend/core/view-tally.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { videos } from '#backend/db/accounts/schema/videos.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'
import { isVisible } from '#backend/identity/visible.store.ts'
import { gameById } from '#contract/games.ts'
import type { VideoPlace } from '#contract/video.ts'

export type VideoRow = typeof videos.$inferSelect

/** A literal text: with a bound value SQLite cannot use the partial indexes. */
const isPublished = sql`state = 'published'`

/** Simulated, or of somebody whom lists show. */
const hasShownAuthor = sql`(${videos.uid} is null or exists (
  select 1 from ${accounts} where ${accounts.uid} = ${videos.uid} and ${isVisible}))`

/** What visitors may see. */
const isPublic = ({ brand, isDemo }: Audience): SQL | undefined =>
  and(
    isPublished,
    brand === undefined ? isNull(videos.brand) : or(isNull(videos.brand), eq(videos.brand, brand)),
    isDemo ? undefined : isNull(videos.simulated),
    hasShownAuthor,
  )

interface Wanted {
  gameId?: number | undefined
  /** Videos of other games are left out; those of none are not. */
  gameIds?: readonly number[] | undefined
  limit: number
  offset?: number
}

const isOfGames = ({ gameId, gameIds }: Wanted): SQL | undefined =>
  and(
    gameId === undefined ? undefined : eq(videos.gameId, gameId),
    gameIds && or(isNull(videos.gameId), gameIds.length > 0 ? inArray(videos.gameId, [...gameIds]) : undefined),
  )

const newestFirst = [desc(videos.publishedAt), desc(videos.id)] as const

/** Public videos, newest first. */
export const readPublic = (db: AccountDatabase, audience: Audience, wanted: Wanted): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(and(isPublic(audience), isOfGames(wanted)))
    .orderBy(...newestFirst)
    .limit(wanted.limit)
    .offset(wanted.offset ?? 0)

/** Where public videos are, newest first: no more of a row than a map of the site says. */
export async function readPlaces(db: AccountDatabase, audience: Audience, wanted: Wanted): Promise<VideoPlace[]> {
  const rows = await db
    .select({ id: videos.id, gameId: videos.gameId, updatedAt: videos.updatedAt, publishedAt: videos.publishedAt })
    .from(videos)
    .where(and(isPublic(audience), isOfGames(wanted)))
    .orderBy(...newestFirst)
    .limit(wanted.limit)
  return rows.map(({ id, gameId, updatedAt, publishedAt }) => ({
    id,
    // As a line has it: of a game that the site does not have any more it is a video of none.
    ...(gameId === null || !gameById(gameId) ? {} : { gameId }),
    updatedAt: instant(Math.max(updatedAt, publishedAt ?? 0)),
  }))
}

/** Of so many of the newest the hottest are listed. */
const HOT_AMONG = 500

/** Public videos of the time since `since`, hottest first. */
export function readHot(
  db: AccountDatabase,
  audience: Audience,
  { since, limit, offset = 0, ...games }: Wanted & { since: number },
): Promise<VideoRow[]> {
  const newest = db
    .select()
    .from(videos)
    .where(and(isPublic(audience), gte(videos.publishedAt, since), isOfGames({ ...games, limit })))
    .orderBy(...newestFirst)
    .limit(HOT_AMONG)
    .as('newest')
  return db
    .select()
    .from(newest)
    .orderBy(desc(newest.heat), desc(newest.publishedAt), desc(newest.id))
    .limit(limit)
    .offset(offset)
}

/** Public videos of a user, newest first. */
export const readPublicOf = (
  db: AccountDatabase,
  audience: Audience,
  uid: number,
  { limit, offset = 0 }: Wanted,
): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(and(eq(videos.uid, uid), isPublic(audience)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)

/** Public videos among at most a hundred ids, in no order. */
export const readPublicAmong = async (
  db: AccountDatabase,
  audience: Audience,
  ids: readonly number[],
): Promise<VideoRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(videos)
        .where(and(sql`${videos.id} in (select value from json_each(${JSON.stringify(ids)}))`, isPublic(audience)))

export const findPublic = async (db: AccountDatabase, audience: Audience, id: number): Promise<VideoRow | undefined> =>
  (await readPublicAmong(db, audience, [id]))[0]

/** Videos of a match, of teams, of a game or, with null, of none. */
export interface About {
  matchId: number | null
  teamIds: readonly (number | null)[]
  /** Absent: those of the game are not asked for. */
  gameId?: number | null
  /** A video that is not among them. */
  except?: number
}

/** Public videos of the match, then of the teams, then of the game, each newest first. */
export async function readAbout(
  db: AccountDatabase,
  audience: Audience,
  { matchId, teamIds, gameId, except }: About,
  limit: number,
): Promise<VideoRow[]> {
  const ways: SQL[] = [
    ...(matchId === null ? [] : [eq(videos.matchId, matchId)]),
    ...teamIds.flatMap((team) => (team === null ? [] : [eq(videos.homeId, team), eq(videos.awayId, team)])),
    ...(gameId === undefined ? [] : [gameId === null ? isNull(videos.gameId) : eq(videos.gameId, gameId)]),
  ]
  const found = new Map<number, VideoRow>()
  const lists = await Promise.all(
    ways.map((way) =>
      db
        .select()
        .from(videos)
        .where(and(way, except === undefined ? undefined : ne(videos.id, except), isPublic(audience)))
        .orderBy(...newestFirst)
        .limit(limit),
    ),
  )
  for (const row of lists.flat()) if (!found.has(row.id)) found.set(row.id, row)
  return [...found.values()].slice(0, limit)
}

export const findVideo = async (db: AccountDatabase, id: number): Promise<VideoRow | undefined> =>
  (await db.select().from(videos).where(eq(videos.id, id)))[0]

/** The video of an address, with whether its author is shown. */
export const findByKey = async (
  db: AccountDatabase,
  key: string,
): Promise<(VideoRow & { isAuthorShown: boolean }) | undefined> => {
  const [found] = await db
    .select({ video: videos, isShown: sql<number>`${hasShownAuthor}` })
    .from(videos)
    .where(eq(videos.key, key))
  return found && { ...found.video, isAuthorShown: Boolean(found.isShown) }
}

/** Adds views, and heat, to public videos. */
export async function addViews(db: AccountDatabase, { things }: Views): Promise<void> {
  if (things.length === 0) return
  const added = sql`(select value ->> 'id' as id, value ->> 'views' as views from json_each(${JSON.stringify(things)}))`
  await runTogether(db, [
    sql`update videos set views = videos.views + a.views, heat = videos.heat + a.views
      from ${added} a where videos.id = a.id and state = 'published'`,
  ])
}
