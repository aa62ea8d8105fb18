import { readBrand } from '#backend/core/brand.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { readUsernames } from '#backend/identity/usernames.store.ts'
import { factsOf } from '#backend/protocol/facts-of.ts'
import { ourText } from '#backend/protocol/our-text.ts'
import { readOwnText, readOwnTexts } from '#backend/protocol/own-texts.store.ts'
import { todayOf } from '#backend/protocol/today.ts'
import { versionsInForce } from '#backend/protocol/versions-in-force.ts'
import type { adminProtocolCalls, OwnTextLine } from '#contract/admin-protocol.ts'
import { parseProtocolText, unknownFacts, writeProtocolText } from '#contract/protocol-document.ts'
import { PROTOCOL_DAYS_AHEAD_MAX } from '#contract/protocol-rules.ts'
import { deleteComingText, storeOwnText } from './protocol-texts.store.ts'

type Calls = typeof adminProtocolCalls

const DAY_MS = 86_400_000

export const listOwnTexts: Verb<Calls['listOwnTexts']> = async ({ accountDb, now }, { brand }) => {
  const rows = await readOwnTexts(accountDb, brand)
  const names = await readUsernames(
    accountDb,
    rows.map(({ adminUid }) => adminUid),
  )
  const today = todayOf(now)
  const inForce = new Set<string>()
  const stateOf = ({ name, language, date }: (typeof rows)[number]): OwnTextLine['state'] => {
    if (date > today) return 'coming'
    const key = `${name} ${language}`
    if (inForce.has(key)) return 'earlier'
    inForce.add(key)
    return 'in_force'
  }
  return {
    list: rows.map((row) => ({
      name: row.name,
      language: row.language,
      date: row.date,
      state: stateOf(row),
      savedAt: instant(row.createdAt),
      uid: row.adminUid,
      username: names.get(row.adminUid) ?? `#${row.adminUid}`,
    })),
  }
}

export const getOwnText: Verb<Calls['getOwnText']> = async (
  { env, accountDb, now },
  { brand, name, language, date, isProducts },
) => {
  const record = await readBrand({ env, brand })
  const facts = record ? factsOf(record, language) : {}
  const rows = isProducts ? [] : await readOwnTexts(accountDb, brand)
  const newest = rows.find((row) => row.name === name && row.language === language)
  const wanted = date ?? newest?.date
  if (wanted) {
    const text = await readOwnText(accountDb, { brand, name, language, date: wanted })
    return text ? { title: text.title, text: text.body, date: text.date, facts } : fail('not_found')
  }
  const { title, versions } = ourText(name, language)
  const [current] = versionsInForce(versions, todayOf(now))
  return { title, text: writeProtocolText(current?.sections ?? []), facts }
}

/** A day that the calendar has. */
const isDay = (date: string): boolean => {
  const ms = Date.parse(`${date}T00:00:00Z`)
  return Number.isFinite(ms) && todayOf(ms) === date
}

export const saveOwnText: Verb<Calls['saveOwnText']> = async (context, { title, text, ...asked }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const { env, now } = context
  if (!(await readBrand({ env, brand: asked.brand }))) return fail('not_found')
  if (!isDay(asked.date)) return fail('invalid_input', 'no such day')
  const { before, sections } = parseProtocolText(text)
  if (
    before.length > 0 ||
    sections.length === 0 ||
    sections.some((each) => each.title === '' || each.blocks.length === 0)
  )
    return fail('invalid_input', 'a text is sections, each with a title and something under it')
  if (unknownFacts(title + text).length > 0) return fail('invalid_input', 'a fact in braces is not known')
  const today = todayOf(now)
  const last = todayOf(now + PROTOCOL_DAYS_AHEAD_MAX * DAY_MS)
  if (asked.date < today || asked.date > last) return fail('out_of_range')
  const isStored = await storeOwnText(context, { ...asked, title: title.trim(), body: text }, today)
  if (isStored) return {}
  return (await readOwnText(context.accountDb, asked)) ? fail('order_over') : fail('too_many')
}

export const deleteOwnText: Verb<Calls['deleteOwnText']> = async (context, which) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  return (await deleteComingText(context, which, todayOf(context.now))) ? {} : fail('not_found')
}
