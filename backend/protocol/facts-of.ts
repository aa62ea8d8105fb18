import { type Brand, textsOf } from '#brands/brand.ts'
import { DELETION_GRACE_DAYS, REGISTRATION_COINS } from '#contract/account-rules.ts'
import type { ProtocolFacts } from '#contract/fill-protocol.ts'
import type { Language } from '#contract/languages.ts'
import type { RuleFact } from '#contract/protocol-document.ts'
import {
  CHAT_DAYS,
  COMPLAINT_DAYS,
  DECIDED_REPORT_DAYS,
  IDENTITY_DAYS,
  KNOWN_BROWSER_DAYS,
  REFERRAL_DAYS,
  SESSION_DAYS,
  SUPPORT_DAYS,
  UNPAID_ORDER_DAYS,
} from '#contract/retention-rules.ts'
import { STREAMER_AGE_MIN } from '#contract/streamer-rules.ts'

/** What the code does, so that no text says otherwise. */
const RULES: Readonly<Record<RuleFact, string>> = {
  graceDays: String(DELETION_GRACE_DAYS),
  welcomeCoins: String(REGISTRATION_COINS),
  streamerAge: String(STREAMER_AGE_MIN),
  sessionDays: String(SESSION_DAYS),
  browserDays: String(KNOWN_BROWSER_DAYS),
  referralDays: String(REFERRAL_DAYS),
  chatDays: String(CHAT_DAYS),
  reportDays: String(DECIDED_REPORT_DAYS),
  identityDays: String(IDENTITY_DAYS),
  orderDays: String(UNPAID_ORDER_DAYS),
  complaintDays: String(COMPLAINT_DAYS),
  supportDays: String(SUPPORT_DAYS),
}

/** What texts of a brand in a language say of it and of the code. */
export function factsOf(brand: Brand, language: Language): ProtocolFacts {
  const { name } = textsOf(brand, language)
  const email = brand.operator?.email ?? brand.contacts.find(({ kind }) => kind === 'email')?.value
  return {
    ...RULES,
    brand: name,
    ...(brand.operator ? { operator: brand.operator.company } : {}),
    ...(brand.operator?.address ? { address: brand.operator.address } : {}),
    ...(email ? { email } : {}),
  }
}
