import { type } from './ark.ts'
import { call } from './call.ts'
import { BrandId, LanguageCode } from './news.ts'
import { PROTOCOLS } from './protocol-rules.ts'

/** A day: `2026-11-27`. A version is known by the day on which it came into force. */
const Day = type(/^\d{4}-\d{2}-\d{2}$/)

export const ProtocolSection = type({
  /** Its place in the page's address. */
  id: 'string',
  title: 'string',
  /** A paragraph, or the items of a list. */
  blocks: type('string | string[]').array(),
})

export const Protocol = type({
  name: type.enumerated(...PROTOCOLS),
  title: 'string',
  language: LanguageCode,
  version: Day,
  /** All that have come into force, the newest first. */
  versions: Day.array(),
  /** Those that do not hold yet, the next one first: they are published before their day. */
  'coming?': Day.array(),
  sections: ProtocolSection.array(),
  /** The titles of all texts, this one included. */
  all: type({ name: type.enumerated(...PROTOCOLS), title: 'string' }).array(),
})
export type Protocol = typeof Protocol.infer

export const protocolCalls = {
  /** The text in the language of the `lan` header, with what the brand's record says of its operator; the one in force without `version`. */
  getProtocol: call({
    method: 'GET',
    path: '/protocol/details',
    access: 'guest',
    isOurs: true,
    cache: { freshSeconds: 60, staleSeconds: 3600 },
    errors: ['not_found'],
    input: type({ name: type.enumerated(...PROTOCOLS), brand: BrandId, 'version?': Day }),
    result: Protocol,
  }),
} as const
