import { mayBeMutedIn } from '#backend/chat/may-be-muted.ts'
import { muteEverywhere } from '#backend/chat/mutes.store.ts'
import { type CaseRow, findCase, reopenCase } from '#backend/chat/reports.store.ts'
import type { Context, UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { adminChatCalls, ReportedMessage } from '#contract/admin-chat.ts'
import type { Parsed } from '#contract/call.ts'
import { countReasons, decideCase, findNamedCase, listCases, type NamedCase } from './chat-reports.store.ts'

type Calls = typeof adminChatCalls
type Decision = Parsed<Calls['decideReport']>

function toReported({ row, deciderName }: NamedCase, reasons: ReportedMessage['reasons']): ReportedMessage {
  const { id, roomId, uid, name, avatar, part, text, messageAt, decision, minutes, reason, decidedBy, decidedAt } = row
  return {
    id,
    roomId,
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

async function withReasons({ accountDb }: Context, rows: readonly NamedCase[]): Promise<ReportedMessage[]> {
  const ids = rows.map(({ row }) => row.id)
  const counts = ids.length === 0 ? [] : await countReasons(accountDb, ids)
  return rows.map((named) =>
    toReported(
      named,
      counts.filter(({ caseId }) => caseId === named.row.id).map(({ reason, count }) => ({ reason, count })),
    ),
  )
}

export const listReports: Verb<Calls['listReports']> = async (context, { page = 1, state = 'open' }) => {
  const { rows, total } = await listCases(context.accountDb, state, page)
  return { list: await withReasons(context, rows), total }
}

/** For how long a decision mutes who said it; null: not at all. */
const minutesOf = (decision: Decision): number | null => ('minutes' in decision ? decision.minutes : null)

/** Does in the rooms what was decided. Each step may be made twice. */
async function carryOut(
  { env, accountDb, viewer, now }: UserContext,
  { roomId, messageId, messageAt, uid }: CaseRow,
  decision: Decision,
): Promise<void> {
  if (decision.act === 'dismiss') return
  const room = env.CHAT_ROOMS.getByName(String(roomId))
  // A room that was silent for long gives the same ids to other messages.
  const message = await room.message(messageId)
  if (message?.at === messageAt) await room.moderate({ remove: messageId }, viewer.uid)
  if (!('minutes' in decision)) return
  const until = now + decision.minutes * 60_000
  if (decision.act === 'mute_room') {
    await room.moderate({ mute: uid, until }, viewer.uid)
    return
  }
  const { reason } = decision
  await muteEverywhere(accountDb, { uid, until, reason: reason.trim(), mutedBy: viewer.uid, createdAt: now })
  await room.moderate({ muteEverywhere: uid, until }, viewer.uid)
}

export const decideReport: Verb<Calls['decideReport']> = async (context, decision) => {
  const { accountDb, viewer, now } = context
  const { id, act, reason } = decision
  const found = await findCase(accountDb, id)
  if (!found) return fail('not_found')
  const minutes = minutesOf(decision)
  if (minutes !== null && !(await mayBeMutedIn(context, found.uid, found.roomId))) return fail('forbidden')
  const decided = await decideCase(context, found, {
    decision: act,
    minutes,
    reason: reason.trim(),
    decidedBy: viewer.uid,
    decidedAt: now,
  })
  if (!decided) return fail('order_moved')
  try {
    await carryOut(context, found, decision)
  } catch (error) {
    await reopenCase(accountDb, id)
    throw error
  }
  const named = await findNamedCase(accountDb, id)
  const [report] = named ? await withReasons(context, [named]) : []
  return report ? { report } : fail('not_found')
}
