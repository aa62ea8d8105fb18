import { type } from './ark.ts'
import { BRAND_ID } from './brand-rules.ts'
import { call } from './call.ts'
import { Day, Instant } from './entities.ts'
import { LanguageCode } from './news.ts'
import {
  PROTOCOL_BODY_BYTES_MAX,
  PROTOCOL_TEXT_CHARS_MAX,
  PROTOCOL_TITLE_CHARS_MAX,
  PROTOCOLS,
} from './protocol-rules.ts'

/** A text of a brand in a language. */
const WhichText = type({ brand: type(BRAND_ID), name: type.enumerated(...PROTOCOLS), language: LanguageCode })

export const OwnTextLine = type({
  name: type.enumerated(...PROTOCOLS),
  language: LanguageCode,
  /** From which day on it holds, by UTC. */
  date: Day,
  state: "'coming' | 'in_force' | 'earlier'",
  savedAt: Instant,
  uid: 'number.integer',
  username: 'string',
})
export type OwnTextLine = typeof OwnTextLine.infer

/** Texts under `/protocol` that an operator writes instead of the product's, for administrators. */
export const adminProtocolCalls = {
  /** Of one brand, by name and language, the newest first. */
  listOwnTexts: call({
    method: 'GET',
    path: '/admin/protocol/texts',
    access: 'administrator',
    isOurs: true,
    input: type({ brand: type(BRAND_ID) }),
    result: type({ list: OwnTextLine.array() }),
  }),
  /**
   * A text as it is written (`contract/protocol-document.ts`): the version of `date`, else the newest one of the operator, one
   * to come included, else the product's in that language or English.
   */
  getOwnText: call({
    method: 'GET',
    path: '/admin/protocol/text',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: WhichText.and({ 'date?': Day, 'isProducts?': "'1'" }),
    /** `facts`: what is filled in for names in braces, as the brand is served now. */
    result: type({ title: 'string', text: 'string', 'date?': Day, facts: type({ '[string]': 'string' }) }),
  }),
  /**
   * Stores a text that holds from a day on. One to come is replaced; what holds or has held is not (`order_over`).
   * `out_of_range`: the day is past, or more than a year ahead.
   */
  saveOwnText: call({
    method: 'POST',
    path: '/admin/protocol/text',
    access: 'administrator',
    isOurs: true,
    bodyBytesMax: PROTOCOL_BODY_BYTES_MAX,
    errors: ['not_found', 'out_of_range', 'order_over', 'too_many', 'proof_needed'],
    input: WhichText.and({
      date: Day,
      title: `1 <= string <= ${PROTOCOL_TITLE_CHARS_MAX}`,
      text: `1 <= string <= ${PROTOCOL_TEXT_CHARS_MAX}`,
    }),
    result: type({}),
  }),
  /** Takes back a text to come. */
  deleteOwnText: call({
    method: 'POST',
    path: '/admin/protocol/text/delete',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'proof_needed'],
    input: WhichText.and({ date: Day }),
    result: type({}),
  }),
} as const
