import { doneBy } from '#backend/chat/list-deeds.ts'
import { readPeople } from '#backend/chat/people.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { ChatHistoryAsk } from '#backend/core/objects.ts'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { isRoomId } from '#backend/room/room-id.ts'
import type { adminChatLogCalls, ChatLogLine } from '#contract/admin-chat-log.ts'
import { FILE_ROWS_A_PART } from '#contract/list-limits.ts'
import { auditFile } from './audit.store.ts'
import { partOf, placeIn, type RoomLine, wayOf } from './chat-log-parts.ts'

type Calls = typeof adminChatLogCalls

const DAY_MS = 24 * 3_600_000

/** The rooms whose logs are read: no object is made for what is no room or no user. */
async function roomsOf({ env, accountDb }: UserContext, roomId: number | undefined, uid: number | undefined) {
  if (roomId !== undefined) return isRoomId(roomId) ? [roomId] : []
  if (uid === undefined || !(await findUser(accountDb, uid))) return []
  return env.INBOXES.getByName(String(uid)).weeksChatRooms()
}

type Person = (uid: number) => { uid: number; name: string }

function toLine(line: RoomLine, personOf: Person): ChatLogLine {
  const common = { roomId: line.room, no: line.no, at: instant(line.at) }
  if (line.kind === 0) {
    const { by, text, gift } = line.message
    const user = { uid: by.uid, name: by.name }
    return gift ? { ...common, act: 'gift', user, count: gift.count } : { ...common, act: 'said', user, text }
  }
  const { uid, ...done } = doneBy(line.done)
  return { ...common, ...done, by: personOf(line.done.by), ...(uid === undefined ? {} : { user: personOf(uid) }) }
}

/** The users whom deeds name. */
const namedIn = (line: RoomLine): number[] => {
  if (line.kind === 0) return []
  const { uid } = doneBy(line.done)
  return [line.done.by, ...(uid === undefined ? [] : [uid])]
}

export const listChatLog: Verb<Calls['listChatLog']> = async (context, search) => {
  const { roomId, uid, text = '', day, sort, after, size } = search
  const from = day === undefined ? undefined : Date.parse(day)
  if (Number.isNaN(from)) return fail('invalid_input')
  await auditFile(context, `chat ${roomId === undefined ? `of user ${uid ?? '-'}` : `of room ${roomId}`}`, search)
  const rooms = await roomsOf(context, roomId, uid)
  const way = wayOf(after, sort === 'oldest')
  const count = size === 'file' ? FILE_ROWS_A_PART : PAGE_SIZE
  const asked: ChatHistoryAsk = {
    ...{ isUp: way.isUp, count, text: text.trim().toLowerCase() },
    ...(uid === undefined ? {} : { uid }),
    ...(from === undefined ? {} : { from, until: from + DAY_MS - 1 }),
  }
  const answers = await Promise.all(
    rooms.map(async (room) => {
      const ask = way.place ? { ...asked, place: placeIn(way.place, room) } : asked
      return { room, history: await context.env.CHAT_ROOMS.getByName(String(room)).history(ask) }
    }),
  )
  const { rows, ...ways } = partOf(answers, way, count)
  const people = await readPeople(context.accountDb, rows.flatMap(namedIn))
  const personOf: Person = (each) => ({ uid: each, name: people(each).name })
  return { list: rows.map((line) => toLine(line, personOf)), ...ways }
}
