import type { Context } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { namesInEvents } from '#backend/feed/names-in-events.ts'
import { publicState } from '#backend/feed/pro-data.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import { type ListedPerson, readListedPeople } from '#backend/identity/usernames.store.ts'
import { matchesOf } from '#backend/match/matches-of.ts'
import { toSquad } from '#backend/match/squads.ts'
import { gameById } from '#contract/games.ts'
import { languageOf } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { OwnVideo, Video, VideoLine, VideoSource } from '#contract/video.ts'
import { chaptersOf } from './chapters.ts'
import type { VideoRow } from './videos.store.ts'

/** Where a video is played. */
export const sourceOf = ({ key, container }: Pick<VideoRow, 'key' | 'container'>): VideoSource => ({
  url: `/media/videos/${key}/${container === 'hls' ? 'master.m3u8' : `video.${container}`}`,
  type: container,
})

/** Rows of the matches of videos, by id. */
const matchesOfVideos = (context: Context, rows: readonly VideoRow[]): Promise<ReadonlyMap<number, MatchRow>> =>
  matchesOf(
    context,
    rows.flatMap(({ matchId, match }) => (matchId === null ? [] : { matchId, match })),
  )

/** Title and summary; those of a simulated one are of its match, in the caller's language. */
function wordsOf({ lan }: Context, row: VideoRow, match: MatchRow | undefined) {
  if (row.simulated === null) return { title: row.title, summary: row.summary, language: languageOf(row.language) }
  return { title: `${match?.home.name} \u2013 ${match?.away.name}`, summary: match?.league.name ?? '', language: lan }
}

interface Around {
  person: ListedPerson | undefined
  match: MatchRow | undefined
}

const lineOf = (context: Context, row: VideoRow, { person, match }: Around): VideoLine => ({
  id: row.id,
  kind: row.kind,
  ...wordsOf(context, row, match),
  publishedAt: instant(row.publishedAt ?? row.updatedAt),
  views: row.views,
  isSimulated: row.simulated !== null,
  // Of a game that the site does not have any more it is a video of none, and so is its address.
  ...(row.gameId === null || !gameById(row.gameId) ? {} : { gameId: row.gameId }),
  ...(row.poster === null ? {} : { poster: row.poster }),
  ...(row.matchId === null ? {} : { matchId: row.matchId }),
  ...(row.seconds === null ? {} : { seconds: row.seconds }),
  ...(person
    ? { author: { uid: person.uid, name: person.username, ...(person.avatar ? { avatar: person.avatar } : {}) } }
    : {}),
})

const peopleOf = ({ accountDb }: Context, rows: readonly VideoRow[]) =>
  readListedPeople(accountDb, [...new Set(rows.flatMap(({ uid }) => uid ?? []))])

/** Lines of public videos, in the order of the rows; those of a simulated match of which a team is gone are left out. */
export async function toLines(context: Context, rows: readonly VideoRow[]): Promise<VideoLine[]> {
  const simulated = rows.filter((row) => row.simulated !== null)
  const [people, matches] = await Promise.all([peopleOf(context, rows), matchesOfVideos(context, simulated)])
  return rows.flatMap((row) => {
    const match = matches.get(row.matchId ?? 0)
    if (row.simulated !== null && !match) return []
    return [lineOf(context, row, { person: people.get(row.uid ?? 0), match })]
  })
}

type Marked = Pick<Video, 'chapters' | 'people' | 'names'>

/** The chapters of a video: from the log of its match where it is known when the picture begins, else what its author typed. */
async function markedOf({ env, lan, now }: Context, row: VideoRow): Promise<Marked> {
  const { matchId, pictureAt, seconds, chapters } = row
  const log = matchId === null || pictureAt === null ? undefined : await loadMatchLog(env, matchId)
  if (!log || pictureAt === null) return { chapters: [...chapters], people: [] }
  const { gameId, family, home, away } = log.contest
  const game = gameById(gameId)
  const names = game ? namesInEvents(game, lan) : {}
  return {
    chapters: chaptersOf(publicState(stateAt(log, now)).timeline, family, {
      at: pictureAt,
      seconds: seconds ?? undefined,
    }),
    people: [home, away].flatMap((side) => toSquad(lan, side).people),
    ...(Object.keys(names).length > 0 ? { names } : {}),
  }
}

/** A public video; undefined where nothing is known of the match of a simulated one. */
export async function toVideo(context: Context, row: VideoRow): Promise<Video | undefined> {
  const [people, matches, marked] = await Promise.all([
    peopleOf(context, [row]),
    matchesOfVideos(context, [row]),
    markedOf(context, row),
  ])
  const match = matches.get(row.matchId ?? 0)
  if (row.simulated !== null && !match) return undefined
  return {
    ...lineOf(context, row, { person: people.get(row.uid ?? 0), match }),
    source: sourceOf(row),
    updatedAt: instant(row.updatedAt),
    ...marked,
    ...(row.width === null ? {} : { width: row.width }),
    ...(row.height === null ? {} : { height: row.height }),
    ...(match ? { match } : {}),
    ...(row.pictureAt === null ? {} : { pictureAt: instant(row.pictureAt) }),
    ...(row.roomId === null ? {} : { roomId: row.roomId }),
  }
}

/** Videos with all that their authors said, for them and for staff. */
export async function toOwnVideos(context: Context, rows: readonly VideoRow[]): Promise<OwnVideo[]> {
  const matches = await matchesOfVideos(context, rows)
  return rows.map((row) => {
    const match = matches.get(row.matchId ?? 0)
    const isUploaded = row.uploadId === null
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      ...wordsOf(context, row, match),
      chapters: [...row.chapters],
      size: row.size,
      type: row.container,
      isUploaded,
      views: row.views,
      createdAt: instant(row.createdAt),
      revision: row.revision,
      ...(isUploaded ? { source: sourceOf(row) } : {}),
      ...(row.reason ? { reason: row.reason } : {}),
      ...(row.gameId === null ? {} : { gameId: row.gameId }),
      ...(row.matchId === null ? {} : { matchId: row.matchId }),
      ...(row.pictureAt === null ? {} : { pictureAt: instant(row.pictureAt) }),
      ...(row.seconds === null ? {} : { seconds: row.seconds }),
      ...(row.width === null ? {} : { width: row.width }),
      ...(row.height === null ? {} : { height: row.height }),
      ...(row.poster === null ? {} : { poster: row.poster }),
      ...(match ? { match } : {}),
      ...(row.publishedAt === null ? {} : { publishedAt: instant(row.publishedAt) }),
    }
  })
}
