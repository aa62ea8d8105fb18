import { readBrand } from '#backend/core/brand.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { type Brand, textsOf } from '#brands/brand.ts'
import { DELETION_GRACE_DAYS, REGISTRATION_COINS } from '#contract/account-rules.ts'
import { fallbacksOf, type Language } from '#contract/languages.ts'
import type { protocolCalls } from '#contract/protocol.ts'
import { PROTOCOLS, type ProtocolName } from '#contract/protocol-rules.ts'
import {
  CHAT_DAYS,
  COMPLAINT_DAYS,
  DECIDED_REPORT_DAYS,
  IDENTITY_DAYS,
  KNOWN_BROWSER_DAYS,
  REFERRAL_DAYS,
  SESSION_DAYS,
  UNPAID_ORDER_DAYS,
} from '#contract/retention-rules.ts'
import { STREAMER_AGE_MIN } from '#contract/streamer-rules.ts'
import { fillSections, type OperatorFacts } from './fill-text.ts'
import { TEXTS } from './texts.ts'
import { versionsInForce } from './versions-in-force.ts'

/** What the code does, so that no text says otherwise. */
const RULES: OperatorFacts = {
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
}

function factsOf(brand: Brand, language: Language): OperatorFacts {
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

export const getProtocol: Verb<(typeof protocolCalls)['getProtocol']> = async (context, { name, brand, version }) => {
  const record = await readBrand({ env: context.env, brand })
  if (!record) return fail('not_found')
  const language = [context.lan, ...fallbacksOf(context.lan)].find((code) => TEXTS[name][code]) ?? 'en_US'
  const textOf = (each: ProtocolName) => TEXTS[each][language] ?? TEXTS[each].en_US
  const text = textOf(name)
  const today = new Date(context.now).toISOString().slice(0, 10)
  const inForce = versionsInForce(text.versions, today)
  const wanted = version === undefined ? inForce[0] : inForce.find(({ date }) => date === version)
  if (!wanted) return fail('not_found')
  return {
    name,
    title: text.title,
    language,
    version: wanted.date,
    versions: inForce.map(({ date }) => date),
    all: PROTOCOLS.map((each) => ({ name: each, title: textOf(each).title })),
    sections: fillSections(wanted.sections, factsOf(record, language)),
  }
}
