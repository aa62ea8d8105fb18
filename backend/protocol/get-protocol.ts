import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { type Brand, textsOf } from '#brands/brand.ts'
import { DELETION_GRACE_DAYS, REGISTRATION_COINS } from '#contract/account-rules.ts'
import type { Answer } from '#contract/call.ts'
import type { Language } from '#contract/languages.ts'
import type { protocolCalls } from '#contract/protocol.ts'
import { parseProtocolText, type RuleFact } from '#contract/protocol-document.ts'
import { PROTOCOLS, type ProtocolName } from '#contract/protocol-rules.ts'
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
import { fillSections, type OperatorFacts } from './fill-text.ts'
import { comingDays, type HeldText, heldOn } from './held-text.ts'
import { ourText } from './our-text.ts'
import { readHeads, readOwnText } from './own-texts.store.ts'
import { todayOf } from './today.ts'

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

type Found = Pick<Answer<typeof protocolCalls.getProtocol>, 'title' | 'sections'>

async function findText(
  { accountDb, lan }: Context,
  { isOwn, language }: HeldText,
  { brand, name, date }: { brand: string; name: ProtocolName; date: string },
): Promise<Found | undefined> {
  if (isOwn) {
    const text = await readOwnText(accountDb, { brand, name, language, date })
    return text && { title: text.title, sections: parseProtocolText(text.body).sections }
  }
  const { title, versions } = ourText(name, lan)
  const wanted = versions.find((version) => version.date === date)
  return wanted && { title, sections: wanted.sections }
}

export const getProtocol: Verb<typeof protocolCalls.getProtocol> = async (context, { brand, name, version }) => {
  const record = await readBrand({ env: context.env, brand })
  if (!record) return fail('not_found')
  const today = todayOf(context.now)
  const heads = await readHeads(context.accountDb, brand)
  const asked = { name, lan: context.lan, defaultLanguage: record.defaultLanguage, heads }
  const { versions, ...now } = heldOn(today, asked)
  const coming = comingDays(today, asked)
  const isComing = version !== undefined && coming.includes(version)
  const date = version ?? versions[0]
  if (!date || !(isComing || versions.includes(date))) return fail('not_found')
  const held = isComing ? heldOn(date, asked) : { ...now, versions }
  const found = await findText(context, held, { brand, name, date })
  if (!found) return fail('not_found')
  const { language } = held
  const titleOf = (other: ProtocolName) =>
    heads.find((head) => head.name === other && head.language === language && head.date <= today)?.title ??
    ourText(other, language).title
  return {
    name,
    ...found,
    language,
    version: date,
    versions,
    ...(coming.length > 0 ? { coming } : {}),
    all: PROTOCOLS.map((other) => ({ name: other, title: titleOf(other) })),
    sections: fillSections(found.sections, factsOf(record, language)),
  }
}
