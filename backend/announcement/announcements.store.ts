import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { announcements } from '#backend/db/accounts/schema/announcements.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import {
  ANNOUNCEMENTS_OUT_MAX,
  type AnnouncementAct,
  type AnnouncementState,
  type PublishedAnnouncement,
  runsAt,
} from '#contract/announcement-rules.ts'

export type AnnouncementRow = typeof announcements.$inferSelect
/** What staff write. */
export type AnnouncementContent = Omit<AnnouncementRow, 'id' | 'state' | 'revision' | 'createdAt' | 'updatedAt'>

export async function findAnnouncement(db: AccountDatabase, id: number): Promise<AnnouncementRow | undefined> {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id))
  return row
}

export function announcementState({ state, startsAt, endsAt }: AnnouncementRow, now: number): AnnouncementState {
  if (state !== 'published') return state
  if (endsAt !== null && endsAt <= now) return 'ended'
  return (startsAt ?? 0) > now ? 'scheduled' : 'running'
}

const isToCome = (now: number): SQL | undefined => or(isNull(announcements.endsAt), gt(announcements.endsAt, now))

/** As `announcementState`. */
export function isAnnouncementIn(state: AnnouncementState, now: number): SQL | undefined {
  // The plus: of these there may be many, which are read in the order of their changes.
  if (state === 'draft' || state === 'taken_back') return sql`+${announcements.state} = ${state}`
  if (state === 'ended') return sql`+${announcements.state} = 'published' and ${announcements.endsAt} <= ${now}`
  const isPublished = eq(announcements.state, 'published')
  const hasBegun = sql`coalesce(${announcements.startsAt}, 0) <= ${now}`
  return and(isPublished, isToCome(now), state === 'running' ? hasBegun : sql`not ${hasBegun}`)
}

/** Those that run or are scheduled. */
export async function readOut(db: AccountDatabase, now: number): Promise<PublishedAnnouncement[]> {
  const rows = await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.state, 'published'), isToCome(now)))
    .orderBy(asc(announcements.id))
    // More than may be published: changes of the clock make none vanish.
    .limit(ANNOUNCEMENTS_OUT_MAX * 2)
  return rows.map(({ id, kind, audience, brand, roomId, texts, link, pages, games, startsAt, endsAt }) => ({
    ...{ id, kind, audience, texts, pages, games, from: startsAt ?? 0 },
    ...(brand === null ? {} : { brand }),
    ...(roomId === null ? {} : { roomId }),
    ...(link === null ? {} : { link }),
    ...(endsAt === null ? {} : { until: endsAt }),
  }))
}

/** Another value after each change of what runs or is scheduled. */
export async function readStamp(db: AccountDatabase, now: number): Promise<string> {
  const [row] = await db
    .select({ stamp: sql<string>`group_concat(${announcements.id} || '.' || ${announcements.revision})` })
    .from(announcements)
    .where(and(eq(announcements.state, 'published'), isToCome(now)))
  return row?.stamp ?? ''
}

export const isAtRevision = (id: number, revision: number): SQL =>
  sql`exists (select 1 from ${announcements} where ${and(eq(announcements.id, id), eq(announcements.revision, revision))})`

/** Whether it is a draft with this revision. */
export const isDraftAt = (id: number, revision: number): SQL =>
  sql`exists (select 1 from ${announcements} where ${ofDraft(id, revision)})`

const ofDraft = (id: number, revision: number) =>
  and(eq(announcements.id, id), eq(announcements.revision, revision), eq(announcements.state, 'draft'))

/** Deletes a draft as it was read; nothing where it is none any more. */
export const deleteStatement = (db: AccountDatabase, id: number, revision: number, where: SQL) =>
  db
    .delete(announcements)
    .where(and(ofDraft(id, revision), where))
    .returning({ id: announcements.id })

/** Whether one more may run or be scheduled, which itself does not count. */
export const hasPlaceFor = (id: number, now: number): SQL =>
  sql`(select count(*) from ${announcements} where ${and(
    eq(announcements.state, 'published'),
    isToCome(now),
    sql`${announcements.id} <> ${id}`,
  )}) < ${ANNOUNCEMENTS_OUT_MAX}`

/** The id of the one that was inserted last. */
export const lastAnnouncement = sql`(select max(${announcements.id}) from ${announcements})`

export const draftStatement = (db: AccountDatabase, content: AnnouncementContent, now: number, where: SQL) => {
  const { kind, audience, brand, roomId, texts, link, pages, games, startsAt, endsAt } = content
  const json = [texts, pages, games].map((value) => JSON.stringify(value))
  const values = sql`null, 'draft', ${kind}, ${audience}, ${brand}, ${roomId}, ${json[0]}, ${link}, ${json[1]}, ${json[2]}, ${startsAt}, ${endsAt}, 1, ${now}, ${now}`
  return db.insert(announcements).select(sql`select ${values} where ${where}`).returning({ id: announcements.id })
}

interface Based {
  id: number
  revision: number
  now: number
  where: SQL
}

const next = { revision: sql`${announcements.revision} + 1` }

/** What is over, or was taken back, is a draft again. */
export const contentStatement = (
  db: AccountDatabase,
  content: AnnouncementContent,
  { isOut, ...based }: Based & { isOut: boolean },
) => changed(db, { ...content, state: isOut ? 'published' : 'draft' }, based)

export function actStatement(
  db: AccountDatabase,
  act: AnnouncementAct,
  { startsAt, endsAt }: Pick<AnnouncementRow, 'startsAt' | 'endsAt'>,
  based: Based,
) {
  const { now } = based
  if (act === 'take_back') return changed(db, { state: 'taken_back' }, based)
  if (act === 'end') return changed(db, { endsAt: now }, based)
  return changed(db, { state: 'published', startsAt: Math.max(startsAt ?? now, now), endsAt }, based)
}

const changed = (db: AccountDatabase, change: Partial<AnnouncementRow>, { id, revision, now, where }: Based) =>
  db
    .update(announcements)
    .set({ ...change, ...next, updatedAt: now })
    .where(and(eq(announcements.id, id), eq(announcements.revision, revision), where))
    .returning({ id: announcements.id })

/** Of one that runs or is scheduled. */
export const isRowOut = (row: AnnouncementRow, now: number): boolean =>
  row.state === 'published' && runsAt({ from: 0, until: row.endsAt ?? Infinity }, now)
