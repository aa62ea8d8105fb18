import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { Answer } from '#contract/call.ts'
import { fillSections } from '#contract/fill-protocol.ts'
import type { protocolCalls } from '#contract/protocol.ts'
import { parseProtocolText } from '#contract/protocol-document.ts'
import { PROTOCOLS, type ProtocolName } from '#contract/protocol-rules.ts'
import { factsOf } from './facts-of.ts'
import { comingDays, type HeldText, heldOn } from './held-text.ts'
import { ourText } from './our-text.ts'
import { readHeads, readOwnText } from './own-texts.store.ts'
import { todayOf } from './today.ts'

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
