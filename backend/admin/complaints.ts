import { answerMail } from '#backend/complaint/answer-mail.ts'
import { type ComplaintRow, readComplaints, setSent } from '#backend/complaint/complaints.store.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import { plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readUsernames } from '#backend/identity/usernames.store.ts'
import { senderOf } from '#backend/sending/sender.ts'
import type { AdminComplaint, adminComplaintCalls } from '#contract/admin-complaints.ts'
import { auditFile } from './audit.store.ts'
import { decideComplaintRow } from './complaints.store.ts'
import { endClaim, isAtAnother } from './review-claims.store.ts'

type Calls = typeof adminComplaintCalls

const toComplaint = (row: ComplaintRow, username: string | undefined): AdminComplaint => ({
  id: row.id,
  brand: row.brand,
  ...(row.uid === null ? {} : { uid: row.uid }),
  ...(username === undefined ? {} : { username }),
  kind: row.kind,
  link: row.link,
  text: row.text,
  email: row.email,
  createdAt: instant(row.createdAt),
  ...(row.decision ? { decision: row.decision } : {}),
  ...(row.answer ? { answer: row.answer } : {}),
  ...(row.decidedAt === null ? {} : { decidedAt: instant(row.decidedAt), isSent: row.sentAt !== null }),
})

export const listComplaints: Verb<Calls['listComplaints']> = async (context, search) => {
  const { accountDb } = context
  const { rows, ...ways } = await readComplaints(accountDb, { state: 'open', ...search })
  await auditFile(context, 'complaints', search)
  const names = await readUsernames(
    accountDb,
    rows.flatMap(({ uid }) => uid ?? []),
  )
  return { list: rows.map((row) => toComplaint(row, names.get(row.uid ?? 0))), ...ways }
}

export const decideComplaint: Verb<Calls['decideComplaint']> = async (context, { id, decision, answer }) => {
  const { accountDb, now } = context
  const plain = plainText(answer)
  if (plain === '') return fail('invalid_input', 'answer is empty')
  if (await isAtAnother(context, 'complaints', id)) return fail('claimed')
  const row = await decideComplaintRow(context, id, { decision, answer: plain, decidedAt: now })
  if (!row) return fail('not_found')
  await endClaim(context, 'complaints', id)
  const isSent = await senderOf(context)({ to: row.email, kind: 'mail', ...(await answerMail(context, row)) })
  if (isSent) await setSent(accountDb, id, now)
  return { isSent }
}
