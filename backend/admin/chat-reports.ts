import { mayBeMutedIn } from '#backend/chat/may-be-muted.ts'
import { muteEverywhere } from '#backend/chat/mutes.store.ts'
import { type CaseRow, findCase, readPendingCases, reopenCase, settleCase } from '#backend/chat/reports.store.ts'
import { mayBeMuted } from '#backend/chat/speaker.ts'
import { tellMuteEverywhere } from '#backend/chat/tell-mute.ts'
import { findComment } from '#backend/comment/comments.store.ts'
import { pathOfSubject } from '#backend/comment/subjects.ts'
import { takeOut } from '#backend/comment/take-out.ts'
import type { Context, UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import type { Verb } from '#backend/core/serve.ts'
import { pathOfPost, postIdOf, takeOffReported } from '#backend/post/reported-post.ts'
import type { adminChatCalls, ReportedMessage } from '#contract/admin-chat.ts'
import type { Parsed } from '#contract/call.ts'
import { logError } from '#contract/log-error.ts'
import { UNDO_MINUTES } from '#contract/review-rules.ts'
import { auditFile } from './audit.store.ts'
import {
  countReasons,
  decideCase,
  findNamedCase,
  listCases,
  type NamedCase,
  reopenDismissed,
} from './chat-reports.store.ts'
import { endClaim, isAtAnother } from './review-claims.store.ts'

type Calls = typeof adminChatCalls
type Decision = Parsed<Calls['decideReport']>

function toReported(
  { row, deciderName }: NamedCase,
  reasons: ReportedMessage['reasons'],
  path: string | undefined,
): ReportedMessage {
  const {
    id,
    roomId,
    subject,
    uid,
    name,
    avatar,
    part,
    text,
    messageAt,
    decision,
    minutes,
    reason,
    decidedBy,
    decidedAt,
  } = row
  return {
    id,
    roomId: Math.max(0, roomId),
    ...(subject === null ? {} : { subject }),
    ...(path === undefined ? {} : { path }),
    uid,
    name,
    ...(avatar === null ? {} : { avatar }),
    ...(part === null ? {} : { part }),
    text,
    saidAt: instant(messageAt),
    reasons,
    ...(decision === null || decidedAt === null || decidedBy === null
      ? {}
      : {
          decision: {
            act: decision,
            ...(minutes === null ? {} : { minutes }),
            reason: reason ?? '',
            uid: decidedBy,
            name: deciderName ?? `#${decidedBy}`,
            at: instant(decidedAt),
          },
        }),
  }
}

async function withReasons(context: Context, rows: readonly NamedCase[]): Promise<ReportedMessage[]> {
  const { accountDb } = context
  const ids = rows.map(({ row }) => row.id)
  const counts = ids.length === 0 ? [] : await countReasons(accountDb, ids)
  const pathOf = (subject: string) =>
    postIdOf(subject) === undefined ? pathOfSubject(context, subject) : pathOfPost(context, subject)
  const paths = await Promise.all(rows.map(({ row: { subject } }) => (subject ? pathOf(subject) : '')))
  return rows.map((named, at) =>
    toReported(
      named,
      counts.filter(({ caseId }) => caseId === named.row.id).map(({ reason, count }) => ({ reason, count })),
      paths[at] || undefined,
    ),
  )
}

export const listReports: Verb<Calls['listReports']> = async (context, { id, ...search }) => {
  const { accountDb } = context
  if (id !== undefined) {
    const named = await findNamedCase(accountDb, id)
    return { list: named ? await withReasons(context, [named]) : [] }
  }
  const { rows, ...ways } = await listCases(accountDb, { state: 'open', ...search })
  await auditFile(context, 'reports', search)
  return { list: await withReasons(context, rows), ...ways }
}

/** For how long a decision mutes who said it; null: not at all. */
const minutesOf = (decision: Decision): number | null => ('minutes' in decision ? decision.minutes : null)

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

/** Takes a message out of its room. */
async function removeMessage({ env }: Working, { roomId, messageId, messageAt, decidedBy }: CaseRow): Promise<void> {
  const room = env.CHAT_ROOMS.getByName(String(roomId))
  // A room that was silent for long gives the same ids to other messages.
  const message = await room.message(messageId)
  if (message?.at === messageAt) await room.moderate({ remove: messageId }, decidedBy ?? 0)
}

async function removeReportedComment(working: Working, { messageId }: CaseRow): Promise<void> {
  const comment = await findComment(working.accountDb, messageId)
  if (comment) await takeOut(working, comment)
}

/** Takes out what was reported. */
function removeReported(working: Working, decided: CaseRow): Promise<void> {
  if (decided.subject === null) return removeMessage(working, decided)
  return postIdOf(decided.subject) === undefined
    ? removeReportedComment(working, decided)
    : takeOffReported(working, decided)
}

export const reopenReport: Verb<Calls['reopenReport']> = async (context, { id }) => {
  const found = await findCase(context.accountDb, id)
  if (!found) return fail('not_found')
  const isReopened = await reopenDismissed(context, found, context.now - UNDO_MINUTES * 60_000)
  return isReopened ? { done: true } : fail('order_moved')
}

/** Does what was decided, and notes that it is done. Each step may be made twice. */
async function carryOut(working: Working, decided: CaseRow): Promise<void> {
  const { env, accountDb, now } = working
  const { id, pendingSince, decision, roomId, subject, uid, minutes, decidedBy, decidedAt } = decided
  if (pendingSince === null || decidedBy === null || decidedAt === null) return
  await removeReported(working, decided)
  const room = env.CHAT_ROOMS.getByName(String(roomId))
  const until = decidedAt + (minutes ?? 0) * 60_000
  if (decision === 'mute_room') await room.moderate({ mute: uid, until }, decidedBy)
  if (decision === 'mute_everywhere') {
    const reason = decided.reason ?? ''
    await muteEverywhere(accountDb, { uid, until, reason, mutedBy: decidedBy, createdAt: now })
    if (subject === null) await room.moderate({ muteEverywhere: uid, until }, decidedBy)
    await tellMuteEverywhere(env, { uid, until, told: subject === null ? roomId : undefined })
  }
  await settleCase(accountDb, id)
}

/** How long a call may take that carries out its decision itself. */
const CALL_MS_MAX = 2 * 60_000
const PER_RUN_MAX = 20

/** Carries out decisions whose call died; one that fails is logged and tried again in the next run. */
export async function sweepDecisions(working: Working): Promise<number> {
  const { accountDb, now } = working
  return lookAtEach(
    await readPendingCases(accountDb, now - CALL_MS_MAX, PER_RUN_MAX),
    async (decided) => {
      await carryOut(working, decided)
      return true
    },
    ({ id }, error) => logError({ event: 'decision_not_carried_out', case: id }, error),
  )
}

/** Whether the caller may mute who said it: nobody mutes staff, nor a streamer in her room. */
export const mayMute = (
  context: UserContext,
  { uid, roomId, subject }: Pick<CaseRow, 'uid' | 'roomId' | 'subject'>,
): Promise<boolean> =>
  subject === null
    ? mayBeMutedIn(context, uid, roomId)
    : mayBeMuted(context.accountDb, { uid, roomId: 0, streamerUid: undefined }, 'staff')

export const decideReport: Verb<Calls['decideReport']> = async (context, decision) => {
  const { accountDb, viewer, now } = context
  const { id, act, reason } = decision
  const found = await findCase(accountDb, id)
  if (!found) return fail('not_found')
  if (found.uid === viewer.uid) return fail('not_yourself')
  if (await isAtAnother(context, 'reports', id)) return fail('claimed')
  if (found.subject !== null && act === 'mute_room') return fail('invalid_input')
  const minutes = minutesOf(decision)
  if (minutes !== null && !(await mayMute(context, found))) return fail('forbidden')
  const decided = await decideCase(context, found, {
    decision: act,
    minutes,
    reason: reason.trim(),
    decidedBy: viewer.uid,
    decidedAt: now,
    pendingSince: act === 'dismiss' ? null : now,
  })
  if (!decided) return fail('order_moved')
  try {
    await endClaim(context, 'reports', id)
    await carryOut(context, decided)
  } catch (error) {
    await reopenCase(accountDb, id)
    throw error
  }
  const named = await findNamedCase(accountDb, id)
  const [report] = named ? await withReasons(context, [named]) : []
  return report ? { report } : fail('not_found')
}
