import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ChatPart } from '#contract/chat.ts'
import type { ReportDecision, ReportReason } from '#contract/chat-rules.ts'
import { personal } from '../../personal.ts'

/** A message that was reported, as it was, and what staff decided about it. Times are milliseconds since the epoch. */
export const chatCases = sqliteTable(
  'chat_cases',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    roomId: integer('room_id').notNull(),
    messageId: integer('message_id').notNull(),
    /** Ids of messages are given again in a room that was silent for long. */
    messageAt: integer('message_at').notNull(),
    /** Who said it, under which name and picture, and what she was in the room. */
    uid: integer().notNull(),
    name: text().notNull(),
    avatar: text(),
    part: text().$type<ChatPart>(),
    text: text().notNull(),
    /**
     * What was commented on (`match:123`): it is a comment, with its id as `messageId` and room 0. `post:12`: it is that post
     * itself, in room -1.
     */
    subject: text(),
    createdAt: integer('created_at').notNull(),
    /** null: open. */
    decision: text().$type<ReportDecision>(),
    /** For how long the speaker was muted. */
    minutes: integer(),
    reason: text(),
    decidedBy: integer('decided_by'),
    decidedAt: integer('decided_at'),
    /** Since when the decision is to be carried out in the rooms; null: it is, or there is none. */
    pendingSince: integer('pending_since'),
  },
  (table) => [
    uniqueIndex('chat_cases_by_message').on(table.roomId, table.messageId, table.messageAt),
    index('chat_cases_by_user').on(table.uid),
    index('chat_cases_open').on(table.id).where(sql`decided_at is null`),
    index('chat_cases_decided').on(table.decidedAt, table.id),
    index('chat_cases_by_decider').on(table.decidedBy),
    index('chat_cases_pending').on(table.pendingSince).where(sql`pending_since is not null`),
  ],
)

/** Who reported a message, and why. */
export const chatReports = sqliteTable(
  'chat_reports',
  {
    caseId: integer('case_id').notNull(),
    uid: integer().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.uid] }),
    index('chat_reports_by_user').on(table.uid, table.createdAt),
  ],
)

/** Who may not speak in any room, until when. */
export const chatMutes = sqliteTable(
  'chat_mutes',
  {
    uid: integer().primaryKey(),
    until: integer().notNull(),
    reason: text().notNull(),
    mutedBy: integer('muted_by'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('chat_mutes_by_muter').on(table.mutedBy), index('chat_mutes_by_end').on(table.until)],
)

/** Whom the streamer of a room has appointed to moderate its chat. */
export const chatModerators = sqliteTable(
  'chat_moderators',
  {
    roomId: integer('room_id').notNull(),
    uid: integer().notNull(),
    appointedBy: integer('appointed_by').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.uid] }),
    index('chat_moderators_by_user').on(table.uid),
    index('chat_moderators_by_appointer').on(table.appointedBy),
  ],
)

/** What moderators of a room write down about a user, for one another. */
export const chatNotes = sqliteTable(
  'chat_notes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    roomId: integer('room_id').notNull(),
    uid: integer().notNull(),
    writtenBy: integer('written_by').notNull(),
    text: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('chat_notes_by_user').on(table.uid, table.roomId, table.id),
    index('chat_notes_by_writer').on(table.writtenBy),
  ],
)

const casesOf = (uid: number) => sql`select ${chatCases.id} from ${chatCases} where ${chatCases.uid} = ${uid}`

export const chatReportsDeclared = personal(
  chatReports,
  { caseId: 'personal', uid: 'internal', reason: 'personal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'chatReports', newestBy: 'createdAt' } },
  {
    by: 'caseId',
    holds: { among: casesOf },
    atDeletion: 'delete',
    notExported: 'personal data of those who reported',
  },
)

export const chatCasesDeclared = personal(
  chatCases,
  {
    id: 'internal',
    roomId: 'personal',
    messageId: 'internal',
    messageAt: 'personal',
    uid: 'internal',
    name: 'personal',
    avatar: 'personal',
    part: 'personal',
    text: 'personal',
    subject: 'personal',
    createdAt: 'internal',
    decision: 'personal',
    minutes: 'personal',
    reason: 'internal',
    decidedBy: 'internal',
    decidedAt: 'personal',
    pendingSince: 'internal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'reportedMessages', newestBy: 'messageAt' } },
  {
    by: 'decidedBy',
    holds: 'uid',
    atDeletion: { keep: 'the audit log keeps who decided, too; deleted ninety days after the decision' },
    notExported: 'about what others said',
  },
)

export const chatMutesDeclared = personal(
  chatMutes,
  { uid: 'internal', until: 'personal', reason: 'internal', mutedBy: 'internal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'chatMutes', newestBy: 'createdAt' } },
  {
    by: 'mutedBy',
    holds: 'uid',
    atDeletion: { blank: ['mutedBy'] },
    notExported: 'about another user',
  },
)

export const chatModeratorsDeclared = personal(
  chatModerators,
  { roomId: 'personal', uid: 'internal', appointedBy: 'internal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'chatModerator', newestBy: 'createdAt' } },
  { by: 'appointedBy', holds: 'uid', atDeletion: 'delete', notExported: 'about other users' },
)

export const chatNotesDeclared = personal(
  chatNotes,
  {
    id: 'internal',
    roomId: 'personal',
    uid: 'internal',
    writtenBy: 'internal',
    text: 'personal',
    createdAt: 'personal',
  },
  {
    by: 'uid',
    holds: 'uid',
    atDeletion: 'delete',
    notExported: 'moderators write them for one another, and may name others',
  },
  { by: 'writtenBy', holds: 'uid', atDeletion: 'delete', notExported: 'about other users' },
)
