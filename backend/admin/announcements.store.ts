import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import {
  type AnnouncementContent,
  type AnnouncementRow,
  actStatement,
  contentStatement,
  deleteStatement,
  draftStatement,
  hasPlaceFor,
  isAnnouncementIn,
  isAtRevision,
  isDraftAt,
  lastAnnouncement,
} from '#backend/announcement/announcements.store.ts'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { hasTextWithin, wantedNumber, wantedText } from '#backend/core/text-search.store.ts'
import { announcements } from '#backend/db/accounts/schema/announcements.ts'
import type {
  AnnouncementAct,
  AnnouncementKind,
  AnnouncementScope,
  AnnouncementState,
} from '#contract/announcement-rules.ts'
import type { ListPart } from '#contract/list-part.ts'
import { auditAbout } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

interface Filter extends ListPart {
  state?: AnnouncementState | undefined
  kind?: AnnouncementKind | undefined
  scope?: AnnouncementScope | undefined
  brand?: string | undefined
  text?: string | undefined
  sort?: 'oldest' | undefined
}

/** That with a number, or those with a text in any language. */
const textFilter = (wanted: string) =>
  wanted === ''
    ? undefined
    : or(eq(announcements.id, wantedNumber(wanted) ?? -1), hasTextWithin(announcements.texts, wanted))

const isOf = (scope: AnnouncementScope) =>
  scope === 'room'
    ? isNotNull(announcements.roomId)
    : and(
        isNull(announcements.roomId),
        scope === 'brand' ? isNotNull(announcements.brand) : isNull(announcements.brand),
      )

/** A part of them, by default those that changed last first. */
export async function searchAnnouncements(
  { accountDb: db, now }: Pick<UserContext, 'accountDb' | 'now'>,
  { state, kind, scope, brand, text, sort, ...search }: Filter,
) {
  const part = listPart({ by: [announcements.updatedAt, announcements.id], isAscending: sort === 'oldest' }, search)
  const rows = await db
    .select()
    .from(announcements)
    .where(
      and(
        state && isAnnouncementIn(state, now),
        kind && eq(announcements.kind, kind),
        scope && isOf(scope),
        brand === undefined ? undefined : eq(announcements.brand, brand),
        textFilter(wantedText(text)),
        part.where,
      ),
    )
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ updatedAt, id }) => [updatedAt, id])
}

/** The beginning of its audit lines' details, by which its history is found. */
const named = (id: number, { brand, roomId }: Pick<AnnouncementRow, 'brand' | 'roomId'>): string => {
  const of = roomId === null ? (brand ?? 'all brands') : `room ${roomId}`
  return `announcement ${id}, ${of}`
}

/** Stores a new draft with the audit line; null when the caller may not act any more. */
export async function insertAnnouncement(context: UserContext, content: AnnouncementContent): Promise<number | null> {
  const { accountDb: db, now } = context
  const where = mayAct(context)
  const [before = '', after = ''] = named(0, content).split('0', 2)
  const detail = sql`${before} || ${lastAnnouncement} || ${after}`
  const [[row]] = await db.batch([
    draftStatement(db, content, now, where),
    auditAbout(context, 'save_announcement', detail, { where }),
  ])
  return row?.id ?? null
}

interface Based {
  id: number
  revision: number
}

/** Changes one, with the audit line. False when it has another revision, or the caller may not act any more. */
export async function updateAnnouncement(
  context: UserContext,
  { id, revision }: Based,
  content: AnnouncementContent,
  isOut: boolean,
): Promise<boolean> {
  const { accountDb: db, now } = context
  const where = mayAct(context)
  const [, changed] = await db.batch([
    auditAbout(context, 'save_announcement', named(id, content), { where: and(where, isAtRevision(id, revision)) }),
    contentStatement(db, content, { id, revision, now, where, isOut }),
  ])
  return changed.length > 0
}

/** Deletes a draft with the audit line; false when it is none with this revision any more, or the caller may not act. */
export async function deleteDraft(
  context: UserContext,
  { id, revision }: Based,
  row: AnnouncementRow,
): Promise<boolean> {
  const { accountDb: db } = context
  const where = mayAct(context)
  const [, deleted] = await db.batch([
    auditAbout(context, 'delete_announcement', named(id, row), { where: and(where, isDraftAt(id, revision)) }),
    deleteStatement(db, id, revision, where),
  ])
  return deleted.length > 0
}

const DONE = {
  publish: 'publish_announcement',
  end: 'end_announcement',
  take_back: 'take_back_announcement',
} as const

/** Publishes, ends or takes back one, with the audit line. False as of `updateAnnouncement`, or when no more may be out. */
export async function decideAnnouncementState(
  context: UserContext,
  { id, revision }: Based,
  act: AnnouncementAct,
  row: AnnouncementRow,
): Promise<boolean> {
  const { accountDb: db, now } = context
  const where = and(mayAct(context), act === 'publish' ? hasPlaceFor(id, now) : undefined) ?? sql`false`
  const [, changed] = await db.batch([
    auditAbout(context, DONE[act], named(id, row), { where: and(where, isAtRevision(id, revision)) }),
    actStatement(db, act, row, { id, revision, now, where }),
  ])
  return changed.length > 0
}
