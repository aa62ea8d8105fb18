import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { slicePart } from '#backend/core/slice-part.ts'
import { wantedText } from '#backend/core/text-search.store.ts'
import { readLiveRooms, readMissingMatches } from '#backend/live/list-live-rooms.ts'
import { readViewers } from '#backend/live/read-viewers.ts'
import { toRooms } from '#backend/live/to-room.ts'
import { viewersIn } from '#backend/live/with-viewers.ts'
import {
  promotionOf,
  type RoomRecord,
  readAnyRoom,
  readPromotedRooms,
  setPromotion,
} from '#backend/room/rooms.store.ts'
import type { AdminRoom, adminRoomCalls } from '#contract/admin-rooms.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { auditDecision, auditFile } from './audit.store.ts'

type Calls = typeof adminRoomCalls

/** Live rooms that are looked at. */
const ROOMS_MAX = 100

interface Found {
  records: RoomRecord[]
  matches?: readonly MatchRow[]
  viewersOf?: (id: number) => number | undefined
}

async function find(context: UserContext, id?: number, state?: 'promoted'): Promise<Found> {
  const { matchDb, now } = context
  if (id !== undefined) {
    const room = await readAnyRoom(matchDb, id)
    return { records: room ? [room] : [] }
  }
  if (state === undefined) return readLiveRooms(context, { games: [], isWithoutMatch: false, limit: ROOMS_MAX })
  const records = await readPromotedRooms(matchDb, now)
  return { records: records.sort((a, b) => promotionOf(b, now) - promotionOf(a, now) || a.id - b.id) }
}

async function toAdminRooms(context: UserContext, { records, matches, viewersOf }: Found): Promise<AdminRoom[]> {
  const { now } = context
  const [known, counts] = await Promise.all([
    matches ?? readMissingMatches(context, records),
    viewersOf ? undefined : readViewers(context),
  ])
  const recordOf = new Map(records.map((record) => [record.id, record]))
  const shown = await toRooms(context, records, known)
  return shown.map(({ id, title, anchor, language, state, visibility, price, startedAt, startsAt }) => {
    const record = recordOf.get(id)
    const rank = record ? promotionOf(record, now) : 0
    const beganAt = startedAt ?? startsAt
    const online = viewersOf ? viewersOf(id) : counts && viewersIn(counts, id)
    return {
      id,
      title,
      streamer: anchor.name,
      ...(anchor.uid === undefined ? {} : { uid: anchor.uid }),
      language,
      state,
      ...(visibility ? { visibility } : {}),
      ...(online === undefined ? {} : { online }),
      ...(price === undefined ? {} : { price }),
      ...(beganAt === undefined ? {} : { beganAt }),
      ...(rank > 0 ? { priority: { rank, until: instant(record?.promotedUntil ?? now) } } : {}),
    }
  })
}

const timeOf = ({ beganAt }: AdminRoom): number => (beganAt === undefined ? 0 : Date.parse(beganAt))

const byBeginning = (sign: 1 | -1) => (one: AdminRoom, other: AdminRoom) =>
  sign * (timeOf(one) - timeOf(other) || one.id - other.id)

export const listAdminRooms: Verb<Calls['listAdminRooms']> = async (context, { id, state, text, sort, ...search }) => {
  await auditFile(context, 'rooms', search)
  const found = await find(context, id, state)
  const wanted = wantedText(text)
  if (wanted !== '' || sort) {
    const all = await toAdminRooms(context, found)
    const meant = all.filter(({ title, streamer }) => `${title}\n${streamer}`.toLowerCase().includes(wanted))
    if (sort) meant.sort(byBeginning(sort === 'oldest' ? 1 : -1))
    const { rows: list, ...ways } = slicePart(meant, (room) => room.id, search)
    return { list, ...ways }
  }
  const { rows: records, ...ways } = slicePart(found.records, (record) => record.id, search)
  return { list: await toAdminRooms(context, { ...found, records }), ...ways }
}

/** The audit line is written first: what is set is in the log, whatever dies in between. */
async function change(
  context: UserContext,
  id: number,
  { detail, ...promotion }: { detail: string; promotion: number | null; promotedUntil: number | null },
): Promise<{ room: AdminRoom } | Fail<'not_found'>> {
  const { matchDb } = context
  const before = await readAnyRoom(matchDb, id)
  if (!before) return fail('not_found')
  const act = promotion.promotion === null ? 'end_room_priority' : 'set_room_priority'
  const isAudited = await auditDecision(context, act, `${id} ${detail}`, before.anchor.uid)
  if (!isAudited || !(await setPromotion(matchDb, id, promotion))) return fail('not_found')
  const [room] = await toAdminRooms(context, { records: [{ ...before, ...promotion }] })
  return room ? { room } : fail('not_found')
}

const HOUR_MS = 3_600_000

export const setRoomPriority: Verb<Calls['setRoomPriority']> = (context, { id, rank, hours, reason }) =>
  change(context, id, {
    promotion: rank,
    promotedUntil: context.now + hours * HOUR_MS,
    detail: `${rank} / ${hours} h: ${reason.trim()}`,
  })

export const endRoomPriority: Verb<Calls['endRoomPriority']> = (context, { id, reason }) =>
  change(context, id, { promotion: null, promotedUntil: null, detail: reason.trim() })
