import { isAddressWithinLimit } from '#backend/core/address-limit.ts'
import { readBrand } from '#backend/core/brand.ts'
import { fail } from '#backend/core/fail.ts'
import { plainLine, plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { emailFault } from '#contract/account-rules.ts'
import type { complaintCalls } from '#contract/complaint.ts'
import { insertComplaint } from './complaints.store.ts'

const HOUR_MS = 3_600_000
const AN_HOUR_BY_ADDRESS = 6

export const sendComplaint: Verb<(typeof complaintCalls)['sendComplaint']> = async (context, input) => {
  const { accountDb, viewer, lan, now } = context
  const brand = await readBrand(context)
  if (!brand) return fail('invalid_input', 'unknown brand')
  const [link, text] = [plainLine(input.link), plainText(input.text)]
  if (link === '' || text === '') return fail('invalid_input', 'link or text is empty')
  const own = input.email === undefined && viewer ? (await findUser(accountDb, viewer.uid))?.email : null
  const email = (input.email ?? own ?? '').trim().toLowerCase()
  if (emailFault(email)) return fail('bad_email')
  if (!(await isAddressWithinLimit(context, 'complaint-address', AN_HOUR_BY_ADDRESS, HOUR_MS)))
    return fail('rate_limited')
  const said = { kind: input.kind, link, text, email }
  const id = await insertComplaint(accountDb, {
    ...said,
    brand: brand.id,
    uid: viewer?.uid ?? null,
    language: lan,
    createdAt: now,
  })
  return { id }
}
