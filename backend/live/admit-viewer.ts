import { LRUCache } from 'lru-cache'
import type { Context, Viewer } from '#backend/core/context.ts'
import { type LineAddress, lineAt, lineOf, type PersonalLine, passEnd, passFor } from '#backend/media/media-key.ts'
import type { Admission } from '#backend/media/routes.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import { accessOf, mayPlay } from '#backend/room/source-access.ts'
import { isUnpaid } from '#backend/ticket/is-unpaid.ts'
import { LINE_PASS_DUE_SECONDS, LINE_PASS_SECONDS } from '#contract/line-pass.ts'
import { logError } from '#contract/log-error.ts'

const PASS_MS = LINE_PASS_SECONDS * 1000
const DUE_MS = LINE_PASS_DUE_SECONDS * 1000
/** How soon this isolate renews a pass of the same address again, when its answer was lost. */
const AGAIN_MS = 10_000

/** When passes of addresses were renewed last. */
const renewals = new LRUCache<string, number>({ max: 5000 })

/** What is looked up only for who has no pass, or one that ends soon. */
export interface Looks extends Pick<Context, 'env' | 'matchDb' | 'now'> {
  readViewer(): Promise<Viewer | null>
}

/** Whether an account may play a line now: by its room as it is now, and by what the account is now. */
async function mayPlayNow({ env, matchDb, readViewer }: Looks, line: PersonalLine): Promise<boolean> {
  const [room, viewer] = await Promise.all([readRoom(matchDb, line.roomId), line.uid === 0 ? null : readViewer()])
  if (!room || (viewer?.uid ?? 0) !== line.uid) return false
  const entrance = { ownerUid: room.anchor.uid, isUnpaid: await isUnpaid(env, room, viewer) }
  return room.sources.some(({ url, access }) => {
    const own = lineOf(room.id, url)
    const isThis = own?.channel === line.channel && own.ground === line.ground
    return isThis && mayPlay(accessOf(room.access, access), viewer, entrance)
  })
}

async function look(looks: Looks, at: LineAddress): Promise<Admission> {
  const { env, now } = looks
  const line = await lineAt(env.AUTH_SECRET, at)
  if (!line || !(await mayPlayNow(looks, line))) return { isOpen: false }
  return { isOpen: true, newPass: await passFor(env.AUTH_SECRET, at, now + PASS_MS) }
}

/** Whether the pass of an address is to be renewed now. */
function isDue({ key }: LineAddress, endsAt: number, now: number): boolean {
  if (endsAt - now >= DUE_MS || Math.abs(now - (renewals.get(key) ?? Number.NEGATIVE_INFINITY)) < AGAIN_MS) return false
  renewals.set(key, now)
  return true
}

/**
 * Whether a line for members may be played. With a pass that lasts nothing is read; without one the account and the room
 * are, and it comes with a new pass. A pass that has ended, or is not ours, opens nothing.
 */
export async function admitViewer(looks: Looks, at: LineAddress, pass: string | undefined): Promise<Admission> {
  const { env, now } = looks
  if (pass === undefined) return look(looks, at)
  const endsAt = (await passEnd(env.AUTH_SECRET, at, pass)) ?? 0
  if (endsAt <= now) return { isOpen: false }
  if (!isDue(at, endsAt, now)) return { isOpen: true }
  try {
    const found = await look(looks, at)
    // Who is refused is looked at again, and not let in as one whose answer was lost.
    if (!found.isOpen) renewals.delete(at.key)
    return found
  } catch (error) {
    // A database that is away for a while stops no stream before its pass ends.
    logError({ event: 'line_not_renewed' }, error)
    return { isOpen: true }
  }
}
