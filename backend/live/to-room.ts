import type { Context, Viewer } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import { readUsernames } from '#backend/identity/usernames.store.ts'
import { keyedUrl } from '#backend/media/media-key.ts'
import { roomStateOf } from '#backend/room/room-state.ts'
import type { AnchorRow, RoomRecord } from '#backend/room/rooms.store.ts'
import { accessOf, mayPlay } from '#backend/room/source-access.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Anchor, Room, StreamSource } from '#contract/room.ts'

/** Addresses with a key change this seldom, so that a page that asks again goes on with the one it plays. */
const KEY_STEP_MS = 12 * 3_600_000

/** Until when an address is valid that is given now: 12 to 24 hours. */
const keyEndsAt = (now: number): number => (Math.floor(now / KEY_STEP_MS) + 2) * KEY_STEP_MS

/** The sources of a room; those that the viewer may play come with their address. */
export const sourcesFor = (
  { env, now }: Pick<Context, 'env' | 'now'>,
  viewer: Viewer | null,
  { sources, anchor, access: roomAccess }: RoomRecord,
): Promise<StreamSource[]> =>
  Promise.all(
    sources.map(async ({ id, kind, label, url, access: own, isLowLatency }) => {
      const access = accessOf(roomAccess, own)
      return {
        id,
        kind,
        ...(label === null ? {} : { label }),
        ...(mayPlay(access, viewer, anchor.uid) ? { url: await keyedUrl(env.AUTH_SECRET, url, keyEndsAt(now)) } : {}),
        ...(access === null ? {} : { access }),
        ...(isLowLatency ? { isLowLatency } : {}),
      }
    }),
  )

const anchorIn = (lan: Language, { id, uid, names }: AnchorRow, usernames: ReadonlyMap<number, string>): Anchor => ({
  id,
  name: (uid === null ? undefined : usernames.get(uid)) ?? (names ? nameIn(lan, names) : ''),
  ...(uid === null ? {} : { uid }),
})

function titleIn(lan: Language, room: RoomRecord, anchor: Anchor, match: MatchRow | undefined): string {
  if (room.title !== null) return typeof room.title === 'string' ? room.title : nameIn(lan, room.title)
  return match ? `${match.home.name} - ${match.away.name}` : anchor.name
}

const timeOf = <K extends string>(key: K, time: number | null | undefined) =>
  (time === null || time === undefined ? {} : { [key]: new Date(time).toISOString() }) as { [key in K]?: string }

/** Rooms as guests see them, since these answers are cached, without their viewers. `matches`: the matches of the rooms, as far as known. */
export async function toRooms(
  context: Context,
  records: readonly RoomRecord[],
  matches: readonly MatchRow[],
): Promise<Room[]> {
  const { accountDb, lan } = context
  const usernames = await readUsernames(
    accountDb,
    records.flatMap(({ anchor }) => anchor.uid ?? []),
  )
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  return Promise.all(
    records.map(async (record) => {
      const match = record.matchId === null ? undefined : matchOf.get(record.matchId)
      const anchor = anchorIn(lan, record.anchor, usernames)
      const gameId = match?.gameId ?? record.gameId
      return {
        id: record.id,
        title: titleIn(lan, record, anchor, match),
        ...(record.matchId === null ? {} : { matchId: record.matchId }),
        ...(gameId === null ? {} : { gameId }),
        anchor,
        language: record.language,
        ...(record.cover === null ? {} : { cover: record.cover }),
        state: roomStateOf(record, match?.status),
        ...(record.state === null && record.matchId !== null ? { followsMatch: true } : {}),
        ...(record.access === null ? {} : { access: record.access }),
        ...(record.visibility === 'public' ? {} : { visibility: record.visibility }),
        ...timeOf('startsAt', match ? Date.parse(match.startsAt) : record.startsAt),
        ...timeOf('startedAt', record.startedAt),
        ...timeOf('endedAt', record.endedAt),
        sources: await sourcesFor(context, null, record),
      }
    }),
  )
}
