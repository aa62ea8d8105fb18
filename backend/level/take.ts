import type { Context } from '#backend/core/context.ts'
import { raiseLevels } from '#backend/identity/profiles.store.ts'
import { levelOf } from '#contract/level-rules.ts'
import { logError } from '#contract/log-error.ts'
import { type Earned, earn, type Standing } from './earn.ts'
import { readStandings, type Stored, writeGift, writeStandings } from './experience.store.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

const isSame = (one: Standing, other: Standing): boolean =>
  one.points === other.points && one.watchedUntil === other.watchedUntil

/** Raises the levels of those who have come so far, and tells their pages. */
async function raise({ env, accountDb }: Working, rows: readonly Stored[]): Promise<number[]> {
  const risen = rows
    .map(({ uid, level, points }) => ({ uid, level: levelOf(points), before: level }))
    .filter(({ level, before }) => level > before)
  await raiseLevels(accountDb, risen)
  await Promise.all(
    risen.map(({ uid, level }) =>
      Promise.resolve(env.INBOXES.getByName(String(uid)).send({ type: 'level', level })).catch((error: unknown) =>
        // Her next page has it.
        logError({ event: 'level_not_told' }, error),
      ),
    ),
  )
  return risen.map(({ uid }) => uid)
}

export interface Taken {
  /** Whose level has risen. */
  risen: number[]
  /** How each stands now. */
  standings: ReadonlyMap<number, Standing>
  /** Those for whom another machine was faster: nothing of theirs was taken. */
  lost: number[]
}

/** Takes what users have earned in a room, in one reading and one writing. */
export async function takeEarned(working: Working, earned: ReadonlyMap<number, Earned>): Promise<Taken> {
  const { accountDb, now } = working
  const before = await readStandings(accountDb, [...earned.keys()])
  const rows = before.map((row): Stored => ({ ...row, ...earn(row, row.level, earned.get(row.uid) ?? {}, now) }))
  const changed = rows.filter((row, at) => !isSame(row, before[at] as Stored))
  const written = await writeStandings(
    accountDb,
    changed.map((row) => ({ ...row, revision: row.revision + 1 })),
  )
  const lost = changed.filter(({ uid }) => !written.has(uid)).map(({ uid }) => uid)
  const isTaken = ({ uid }: Stored) => !lost.includes(uid)
  return {
    risen: await raise(working, rows.filter(isTaken)),
    standings: new Map(rows.filter(isTaken).map((row) => [row.uid, row])),
    lost,
  }
}

/** Of all who write at the same time one succeeds, so that many gifts at once need many tries. */
const TRIES_MAX = 40
const PAUSE_MS = 10

/** Takes a gift that was paid, once for its id however often it is called. */
export async function takeGift(
  working: Working,
  { id, uid, amount }: { id: number; uid: number; amount: number },
): Promise<void> {
  const { accountDb, now } = working
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const [before] = await readStandings(accountDb, [uid])
    // The account was deleted meanwhile.
    if (!before) return
    const after = { ...before, ...earn(before, before.level, { coins: amount }, now) }
    const outcome = await writeGift(accountDb, { giftId: id, row: { ...after, revision: before.revision + 1 }, now })
    if (outcome === 'written') await raise(working, [after])
    if (outcome !== 'lost') return
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * Math.min(tries, 10)))
  }
  throw new Error(`the experience of a gift was not taken: ${id}`)
}
