import { isAddressWithinLimit } from '#backend/core/address-limit.ts'
import { readBrand } from '#backend/core/brand.ts'
import { digestOf } from '#backend/core/digest.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { plainLine, plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { consumeHumanCheck } from '#backend/login/human-check.ts'
import { emailFault } from '#contract/account-rules.ts'
import type { supportCalls } from '#contract/support.ts'
import { SUPPORT_TEXT_CHARS_MIN } from '#contract/support-rules.ts'
import { insertRequest } from './requests.store.ts'

const HOUR_MS = 3_600_000
const AN_HOUR_BY_ADDRESS = 6

export const openSupport: Verb<(typeof supportCalls)['openSupport']> = async (context, input) => {
  const { accountDb, viewer, lan, now } = context
  const brand = await readBrand(context)
  if (!brand) return fail('invalid_input', 'unknown brand')
  const [text, reference] = [plainText(input.text), plainLine(input.reference ?? '')]
  if (text.length < SUPPORT_TEXT_CHARS_MIN) return fail('invalid_input', 'text is too short')
  const email = viewer ? null : (input.email ?? '').trim().toLowerCase()
  if (email !== null && emailFault(email)) return fail('bad_email')
  if (!viewer && input.key === undefined) return fail('invalid_input', 'a guest needs a key')
  if (viewer) {
    if (!(await isWithinHourlyLimit(context, viewer.uid, 'supportOpen'))) return fail('rate_limited')
  } else {
    if (!(await isAddressWithinLimit(context, 'support-address', AN_HOUR_BY_ADDRESS, HOUR_MS)))
      return fail('rate_limited')
    if (!(await consumeHumanCheck(context, input.cfToken))) return fail('check_failed')
  }
  const id = randomRowId()
  const request = {
    id,
    brand: brand.id,
    uid: viewer?.uid ?? null,
    email,
    language: lan,
    subject: input.subject,
    reference: reference || null,
  }
  const keyHash = viewer || input.key === undefined ? undefined : await digestOf(input.key)
  return (await insertRequest(accountDb, request, { text, keyHash, now })) ? { id } : fail('too_many')
}
