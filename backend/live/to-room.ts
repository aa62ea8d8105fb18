import type { Context, Viewer } from '#backend/core/context.ts'
import { nameIn } from '#backend/core/names.ts'
import { type ListedPerson, readListedPeople } from '#backend/identity/usernames.store.ts'
import { lineOf, lineUrl } from '#backend/media/media-key.ts'
import { ingestRoomOf, isFastSource } from '#backend/media/playback-link.ts'
import { roomStateOf } from '#backend/room/room-state.ts'
import type { AnchorRow, RoomRecord } from '#backend/room/rooms.store.ts'
import { accessOf, isForAll, mayPlay, roomAccessOf } from '#backend/room/source-access.ts'
import { isUnpaid } from '#backend/ticket/is-unpaid.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Anchor, Room, SourceAccess, StreamSource } from '#contract/room.ts'
import { pictureUrl } from './picture-url.ts'

/**
 * The address of a source for who may play it: that of a line for members is the account's own, and the same whenever it
 * is asked for, so that a page goes on with the one it plays.
 */
async function urlFor(
  { env, now }: Pick<Context, 'env' | 'now'>,
  uid: number,
  roomId: number,
  { url, address, isShown }: { url: string; address: string | undefined; isShown: boolean },
): Promise<string | undefined> {
  const ingest = ingestRoomOf(url)
  if (ingest !== undefined)
    return address === undefined
      ? undefined
      : pictureUrl({ env, now }, { roomId: ingest, uid, address, isShown, isFast: isFastSource(url) })
  const line = lineOf(roomId, url)
  return line ? lineUrl(env.AUTH_SECRET, { ...line, uid }) : url
}

/**
 * The sources of a room; those that the viewer may play come with their address. `address`: the viewer's network address;
 * without it, in answers that are shared, a streamer's own picture comes without its link, which is for one address.
 */
export const sourcesFor = async (
  context: Pick<Context, 'env' | 'now'>,
  viewer: Viewer | null,
  room: RoomRecord,
  address?: string,
): Promise<StreamSource[]> => {
  const { id: roomId, sources, anchor, access: roomAccess, price } = room
  const entrance = { ownerUid: anchor.uid, isUnpaid: await isUnpaid(context.env, room, viewer) }
  const isShown = room.state === 'live' || room.state === 'lost' || (viewer !== null && viewer.uid === anchor.uid)
  // A price is told to whom nothing else lacks.
  const isToPay = (access: SourceAccess | null) =>
    !mayPlay(access, viewer, entrance) && mayPlay(access, viewer, { ...entrance, isUnpaid: false })
  return Promise.all(
    sources.map(async ({ id, kind, label, url, access: own, isLowLatency }) => {
      const access = accessOf(roomAccess, own)
      const isPicture = ingestRoomOf(url) !== undefined
      const uid = isForAll(access) && !isPicture && price === null ? 0 : (viewer?.uid ?? 0)
      const played = mayPlay(access, viewer, entrance)
        ? await urlFor(context, uid, roomId, { url, address, isShown })
        : undefined
      return {
        id,
        kind,
        ...(label === null ? {} : { label }),
        ...(played === undefined ? {} : { url: played }),
        ...(access === null ? {} : { access }),
        ...(price !== null && isToPay(access) ? { price } : {}),
        ...(isLowLatency ? { isLowLatency } : {}),
      }
    }),
  )
}

const anchorIn = (lan: Language, { id, uid, names }: AnchorRow, people: ReadonlyMap<number, ListedPerson>): Anchor => ({
  id,
  name: (uid === null ? undefined : people.get(uid)?.username) ?? (names ? nameIn(lan, names) : ''),
  ...(uid === null ? {} : { uid }),
})

function titleIn(lan: Language, room: RoomRecord, anchor: Anchor, match: MatchRow | undefined): string {
  if (room.title !== null) return typeof room.title === 'string' ? room.title : nameIn(lan, room.title)
  return match ? `${match.home.name} - ${match.away.name}` : anchor.name
}

const timeOf = <K extends string>(key: K, time: number | null | undefined) =>
  (time === null || time === undefined ? {} : { [key]: new Date(time).toISOString() }) as { [key in K]?: string }

/**
 * Rooms as guests see them, since these answers are cached, without their viewers. Those of banned streamers, and of who
 * leaves, are left out. `matches`: the matches of the rooms, as far as known.
 */
export async function toRooms(
  context: Context,
  records: readonly RoomRecord[],
  matches: readonly MatchRow[],
): Promise<Room[]> {
  const { accountDb, lan } = context
  const people = await readListedPeople(
    accountDb,
    records.flatMap(({ anchor }) => anchor.uid ?? []),
  )
  const shown = records.filter(({ anchor: { uid } }) => uid === null || people.has(uid))
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  return Promise.all(
    shown.map(async (record) => {
      const match = record.matchId === null ? undefined : matchOf.get(record.matchId)
      const anchor = anchorIn(lan, record.anchor, people)
      const gameId = match?.gameId ?? record.gameId
      const access = roomAccessOf(record.access, record.sources)
      return {
        id: record.id,
        title: titleIn(lan, record, anchor, match),
        ...(record.matchId === null ? {} : { matchId: record.matchId }),
        ...(gameId === null ? {} : { gameId }),
        anchor,
        ...(record.label === null ? {} : { label: record.label }),
        language: record.language,
        ...(record.cover === null ? {} : { cover: record.cover }),
        state: roomStateOf(record, match?.status),
        ...(record.state === null && record.matchId !== null ? { followsMatch: true } : {}),
        ...(access === null ? {} : { access }),
        ...(record.price === null ? {} : { price: record.price }),
        ...(record.hasDanmaku === false ? { hasDanmaku: false } : {}),
        ...(record.visibility === 'public' ? {} : { visibility: record.visibility }),
        ...timeOf('startsAt', match ? Date.parse(match.startsAt) : record.startsAt),
        ...timeOf('startedAt', record.startedAt),
        ...timeOf('endedAt', record.endedAt),
        sources: await sourcesFor(context, null, record),
      }
    }),
  )
}
