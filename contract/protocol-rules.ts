/** The texts that say what holds between the operator and who uses the site, by their names in addresses. */
export const PROTOCOLS = ['service', 'privacy', 'responsibility', 'power', 'complaint', 'cooperation'] as const
export type ProtocolName = (typeof PROTOCOLS)[number]

/** Other names of some in addresses that the product prescribes. */
const NUMBERS: Readonly<Record<string, ProtocolName>> = { '1': 'service', '2': 'privacy' }

/** The text that an address names; without a name it is the first. */
export function protocolOf(id: string | undefined): ProtocolName | undefined {
  if (id === undefined) return PROTOCOLS[0]
  return Object.hasOwn(NUMBERS, id) ? NUMBERS[id] : PROTOCOLS.find((name) => name === id)
}

/** Of a text that an operator writes. */
export const PROTOCOL_TITLE_CHARS_MAX = 120
export const PROTOCOL_TEXT_CHARS_MAX = 60_000
/** Characters may be four bytes, and JSON escapes some. */
export const PROTOCOL_BODY_BYTES_MAX = 300 * 1024
/** Versions of one text in one language; one a week for two years. */
export const PROTOCOL_VERSIONS_MAX = 100
/** A text may be written for a day so far ahead. */
export const PROTOCOL_DAYS_AHEAD_MAX = 366
