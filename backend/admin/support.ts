import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readUsernames } from '#backend/identity/usernames.store.ts'
import { notify } from '#backend/notice/notify.ts'
import { ofBrand } from '#backend/notice/of-brand.ts'
import type { RequestRow } from '#backend/support/requests.store.ts'
import { tellAnswer } from '#backend/support/tell-answer.ts'
import { toLine } from '#backend/support/to-support.ts'
import type { AdminSupportLine, adminSupportCalls } from '#contract/admin-support.ts'
import { SUPPORT_MESSAGES_MAX } from '#contract/support-rules.ts'
import { auditFile } from './audit.store.ts'
import { endClaim, endClaimOf, isAtAnother } from './review-claims.store.ts'
import {
  answerAnyRequest,
  closeAnyRequest,
  leaveRequest,
  noteRequest,
  readAnyRequest,
  readSupport,
  takeRequest,
} from './support.store.ts'

type Calls = typeof adminSupportCalls
type Names = ReadonlyMap<number, string>

const nameOf = (names: Names, uid: number) => ({ uid, name: names.get(uid) ?? `#${uid}` })

const toAdminLine = (row: RequestRow, names: Names): AdminSupportLine => ({
  ...toLine(row),
  unread: row.staffUnread,
  brand: row.brand,
  ...(row.uid === null ? {} : { user: nameOf(names, row.uid) }),
  ...(row.email === null ? {} : { email: row.email }),
  language: row.language,
  ...(row.takenBy === null ? {} : { taker: nameOf(names, row.takenBy) }),
})

/** On one line. */
const excerptOf = ({ excerpt }: { excerpt: string | null }) =>
  excerpt === null ? {} : { excerpt: excerpt.replace(/\s+/g, ' ').trim() }

const uidsOf = (row: RequestRow) => [row.uid, row.takenBy].filter((uid) => uid !== null)

export const listAllSupport: Verb<Calls['listAllSupport']> = async (context, { taken, ...search }) => {
  const { accountDb, viewer } = context
  const takenBy = taken === 'mine' ? viewer.uid : taken
  const { rows, ...ways } = await readSupport(accountDb, { state: 'waiting', ...search, takenBy })
  await auditFile(context, 'support', search)
  const names = await readUsernames(accountDb, rows.flatMap(uidsOf))
  return { list: rows.map((row) => ({ ...toAdminLine(row, names), ...excerptOf(row) })), ...ways }
}

export const getAnySupport: Verb<Calls['getAnySupport']> = async ({ accountDb }, { id }) => {
  const found = await readAnyRequest(accountDb, id)
  if (!found) return fail('not_found')
  const writers = found.messages.flatMap(({ writtenBy }) => writtenBy ?? [])
  const names = await readUsernames(accountDb, [...uidsOf(found.request), ...writers])
  const messages = found.messages.map(({ number, kind, text, createdAt, writtenBy }) => ({
    number,
    by: kind,
    text,
    createdAt: instant(createdAt),
    ...(writtenBy === null ? {} : { writer: nameOf(names, writtenBy) }),
  }))
  return { request: toAdminLine(found.request, names), messages }
}

/** Why a request took nothing. */
async function refusal({ accountDb }: UserContext, id: number) {
  const found = await readAnyRequest(accountDb, id)
  if (!found) return fail('not_found')
  return found.request.messages < SUPPORT_MESSAGES_MAX ? fail('order_moved') : fail('too_many')
}

export const takeSupport: Verb<Calls['takeSupport']> = async (context, { id, isTaken, from }) => {
  if (isTaken && from === undefined && (await isAtAnother(context, 'support', id))) return fail('claimed')
  const isDone = isTaken ? await takeRequest(context, id, from) : await leaveRequest(context, id)
  // Nobody else can review what somebody handles.
  if (isDone && from !== undefined) await endClaimOf(context, 'support', id, from)
  if (isDone) return { done: true }
  return (await readAnyRequest(context.accountDb, id)) ? fail('order_moved') : fail('not_found')
}

export const answerAnySupport: Verb<Calls['answerAnySupport']> = async (context, { id, text }) => {
  const plain = plainText(text)
  if (plain === '') return fail('invalid_input', 'text is empty')
  if (await isAtAnother(context, 'support', id)) return fail('claimed')
  const row = await answerAnyRequest(context, id, plain)
  if (!row) return refusal(context, id)
  await endClaim(context, 'support', id)
  return { isTold: await tellAnswer(context, row, plain) }
}

export const noteSupport: Verb<Calls['noteSupport']> = async (context, { id, text }) => {
  const plain = plainText(text)
  if (plain === '') return fail('invalid_input', 'text is empty')
  if (await noteRequest(context, id, plain)) return { done: true }
  return (await readAnyRequest(context.accountDb, id)) ? fail('too_many') : fail('not_found')
}

export const closeAnySupport: Verb<Calls['closeAnySupport']> = async (context, { id, reason }) => {
  if (await isAtAnother(context, 'support', id)) return fail('claimed')
  const row = await closeAnyRequest(context, id, reason)
  if (!row) return (await readAnyRequest(context.accountDb, id)) ? fail('order_moved') : fail('not_found')
  await endClaim(context, 'support', id)
  if (row.uid !== null)
    await notify(await ofBrand(context, row.brand), row.uid, 'support_closed', { requestId: row.id })
  return { done: true }
}
