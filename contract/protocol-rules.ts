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
