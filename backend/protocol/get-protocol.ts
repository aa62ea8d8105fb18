import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { type Brand, textsOf } from '#brands/brand.ts'
import { DELETION_GRACE_DAYS, REGISTRATION_COINS } from '#contract/account-rules.ts'
import type { Answer } from '#contract/call.ts'
import { fallbacksOf, type Language } from '#contract/languages.ts'
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
import { ourLanguage, ourText } from './our-text.ts'
import { readHeadsInForce, readOwnText } from './own-texts.store.ts'
import { todayOf } from './today.ts'
import { versionsInForce } from './versions-in-force.ts'

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

type Asked = { name: ProtocolName; version?: string }
type OwnHead = Awaited<ReturnType<typeof readHeadsInForce>>[number]
type Found = Pick<Answer<typeof protocolCalls.getProtocol>, 'title' | 'language' | 'version' | 'versions' | 'sections'>

/** The operator's own text, if one is in force in any language: the product's would contradict it. */
async function findOwnText(
  { accountDb, lan }: Context,
  { id: brand, defaultLanguage }: Brand,
  heads: readonly OwnHead[],
  { name, version }: Asked,
): Promise<Found | undefined | null> {
  const ofName = heads.filter((head) => head.name === name)
  const languages = [lan, ...fallbacksOf(lan), defaultLanguage, ofName[0]?.language]
  const language = languages.find((code) => ofName.some((head) => head.language === code))
  if (!language) return undefined
  const versions = ofName.filter((head) => head.language === language).map(({ date }) => date)
  const date = version ?? versions[0]
  if (!date || !versions.includes(date)) return null
  const text = await readOwnText(accountDb, { brand, name, language, date })
  return text
    ? { title: text.title, language, version: date, versions, sections: parseProtocolText(text.body).sections }
    : null
}

function findOurText(lan: Language, today: string, { name, version }: Asked): Found | null {
  const language = ourLanguage(name, lan)
  const text = ourText(name, lan)
  const inForce = versionsInForce(text.versions, today)
  const wanted = version === undefined ? inForce[0] : inForce.find(({ date }) => date === version)
  return wanted
    ? {
        title: text.title,
        language,
        version: wanted.date,
        versions: inForce.map(({ date }) => date),
        sections: wanted.sections,
      }
    : null
}

export const getProtocol: Verb<typeof protocolCalls.getProtocol> = async (context, { brand, ...asked }) => {
  const record = await readBrand({ env: context.env, brand })
  if (!record) return fail('not_found')
  const today = todayOf(context.now)
  const heads = await readHeadsInForce(context.accountDb, brand, today)
  const own = await findOwnText(context, record, heads, asked)
  const found = own === undefined ? findOurText(context.lan, today, asked) : own
  if (!found) return fail('not_found')
  const titleOf = (name: ProtocolName) =>
    heads.find((head) => head.name === name && head.language === found.language)?.title ??
    ourText(name, found.language).title
  return {
    name: asked.name,
    ...found,
    all: PROTOCOLS.map((name) => ({ name, title: titleOf(name) })),
    sections: fillSections(found.sections, factsOf(record, found.language)),
  }
}
