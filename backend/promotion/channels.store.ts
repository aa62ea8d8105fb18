import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { listPart } from '#backend/core/list-part.store.ts'
import { TEXT_LOOKED_AT, wantedText } from '#backend/core/text-search.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { promotionChannels as channels } from '#backend/db/accounts/schema/promotion.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { isMeant } from '#backend/identity/is-meant.store.ts'
import type { ListPart } from '#contract/list-part.ts'
import { CHANNELS_MAX, CHANNELS_OPEN_MAX } from '#contract/promotion-rules.ts'
import type { Manager } from './manager.ts'

export type ChannelRow = typeof channels.$inferSelect

const isOf = ({ uid, brand }: Manager) => and(eq(channels.uid, uid), eq(channels.brand, brand))
const isOwn = (manager: Manager, id: string) => and(eq(channels.id, id), isOf(manager))

/** Stores a channel; null when its manager has as many as allowed, on all brands together. */
export async function insertChannel(
  db: AccountDatabase,
  { id, uid, brand, name, kind, createdAt }: Pick<ChannelRow, 'id' | 'uid' | 'brand' | 'name' | 'kind' | 'createdAt'>,
): Promise<ChannelRow | null> {
  const own = sql`from ${channels} where ${channels.uid} = ${uid}`
  const [row] = await db
    .insert(channels)
    .select(
      sql`select ${id}, ${uid}, ${brand}, ${name}, ${kind}, 0, 0, 0, 0, ${createdAt}, null, null
        where (select count(*) ${own}) < ${CHANNELS_MAX}
        and (select count(*) ${own} and ${channels.closedAt} is null) < ${CHANNELS_OPEN_MAX}`,
    )
    .returning()
  return row ?? null
}

interface ChannelSearch extends ListPart {
  uid?: number
  text?: string
  state?: 'open' | 'closed'
  sort?: 'oldest'
}

const rowid = sql<number>`${channels}.rowid`

/** The channel with this id, and those of the newest whose name, or whose manager's, has the text. */
function textFilter(db: AccountDatabase, wanted: string): SQL | undefined {
  if (wanted === '') return undefined
  const newest = db.select({ rowid }).from(channels).orderBy(desc(channels.createdAt)).limit(TEXT_LOOKED_AT)
  const places = { numbers: [channels.uid], columns: [channels.name], uid: channels.uid }
  return or(sql`${channels.id} = ${wanted} collate nocase`, and(sql`${rowid} in ${newest}`, isMeant(places, wanted)))
}

/** A part of all channels, the newest first, with their managers' names. */
export async function searchChannels(db: AccountDatabase, search: ChannelSearch) {
  const { uid, state, sort } = search
  const part = listPart({ by: [channels.createdAt, rowid], isAscending: sort === 'oldest' }, search)
  const rows = await db
    .select({ row: channels, rowid, username: accounts.username })
    .from(channels)
    .leftJoin(accounts, eq(accounts.uid, channels.uid))
    .where(
      and(
        uid === undefined ? undefined : eq(channels.uid, uid),
        textFilter(db, wantedText(search.text)),
        state && (state === 'open' ? isNull(channels.closedAt) : isNotNull(channels.closedAt)),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, (found) => [found.row.createdAt, found.rowid])
}

/** What staff may do with a channel now: close an open one, or open a closed one of a manager who has not too many. */
const isMovable = (id: string, act: 'close' | 'reopen') =>
  act === 'close'
    ? and(eq(channels.id, id), isNull(channels.closedAt))
    : and(
        eq(channels.id, id),
        isNotNull(channels.closedAt),
        sql`(select count(*) from ${channels} as other where other.uid = ${channels.uid} and other.closed_at is null)
          < ${CHANNELS_OPEN_MAX}`,
      )

/** Whether staff may do that now, for statements beside. */
export const willMoveChannel = (id: string, act: 'close' | 'reopen', where: SQL): SQL =>
  sql`exists (select 1 from ${channels} where ${and(isMovable(id, act), where)})`

/** The statement by which staff close a channel or open it again. */
export const moveChannel = (
  db: AccountDatabase,
  { id, act, now }: { id: string; act: 'close' | 'reopen'; now: number },
  where: SQL,
) =>
  db
    .update(channels)
    .set(act === 'close' ? { closedAt: now } : { closedAt: null, reopenedAt: now })
    .where(and(isMovable(id, act), where))
    .returning({ id: channels.id })

/** A manager's channels on a brand, the open ones first. */
export const readChannels = (db: AccountDatabase, manager: Manager): Promise<ChannelRow[]> =>
  db
    .select()
    .from(channels)
    .where(isOf(manager))
    .orderBy(sql`${channels.closedAt} is not null`, desc(channels.createdAt), desc(channels.id))
    .limit(CHANNELS_MAX)

export const findChannel = async (db: AccountDatabase, id: string): Promise<ChannelRow | null> =>
  (await db.select().from(channels).where(eq(channels.id, id)))[0] ?? null

export const findOwnChannel = async (db: AccountDatabase, manager: Manager, id: string): Promise<ChannelRow | null> =>
  (await db.select().from(channels).where(isOwn(manager, id)))[0] ?? null

export const setChannelName = async (
  db: AccountDatabase,
  manager: Manager,
  { id, name }: Pick<ChannelRow, 'id' | 'name'>,
): Promise<ChannelRow | null> =>
  (await db.update(channels).set({ name }).where(isOwn(manager, id)).returning())[0] ?? null

/** Closes a channel; the first time stays. */
export async function closeChannelAt(
  db: AccountDatabase,
  manager: Manager,
  { id, now }: { id: string; now: number },
): Promise<ChannelRow | null> {
  await db
    .update(channels)
    .set({ closedAt: now })
    .where(and(isOwn(manager, id), isNull(channels.closedAt)))
  return findOwnChannel(db, manager, id)
}
