import ipaddr from 'ipaddr.js'

const NETWORK_BYTES = 8

/**
 * Whom the limits count as one visitor: an IPv4 address, or the /64 of an IPv6 one, since that whole network is one
 * subscriber's. What is no address stays as it came.
 */
export function visitorAddress(text: string): string {
  if (!ipaddr.isValid(text)) return text
  // IPv4 written as IPv6 is IPv4.
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const bytes = address.toByteArray().map((byte, at) => (at < NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(bytes).toString()}/64`
}
