import { type CaseRow, findCase } from '#backend/chat/reports.store.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { adminChatCalls, ReportCase } from '#contract/admin-chat.ts'
import { readOtherCases, readReporters } from './chat-reports.store.ts'

const REPORTERS_MAX = 50
/** So many messages before and after. */
const AROUND = 5
/** A room that was silent for long gives the same ids to other messages. */
const AROUND_MS = 30 * 60_000

export const getReportCase: Verb<(typeof adminChatCalls)['getReportCase']> = async (context, { id }) => {
  const { accountDb, viewer } = context
  const known = await findCase(accountDb, id)
  if (!known) return fail('not_found')
  // Nobody learns who reported her.
  if (known.uid === viewer.uid) return fail('not_yourself')
  const [reporters, { count, last }, around] = await Promise.all([
    readReporters(accountDb, id, REPORTERS_MAX),
    readOtherCases(accountDb, known),
    readAround(context, known),
  ])
  return {
    reporters: reporters.map(({ uid, name, reason, createdAt }) => ({
      uid,
      ...(name === null ? {} : { name }),
      reason,
      at: instant(createdAt),
    })),
    others: {
      count,
      ...(last?.decision && last.decidedAt !== null
        ? { last: { act: last.decision, text: last.text, at: instant(last.decidedAt) } }
        : {}),
    },
    around,
  }
}

async function readAround({ env }: Pick<Context, 'env'>, known: CaseRow): Promise<ReportCase['around']> {
  if (known.subject !== null) return []
  const messages = await env.CHAT_ROOMS.getByName(String(known.roomId)).around(known.messageId, AROUND)
  return messages
    .filter(({ at }) => Math.abs(at - known.messageAt) <= AROUND_MS)
    .map(({ id, by, text, at }) => ({ id, name: by.name, text, at: instant(at), isAfter: id > known.messageId }))
}
