import ipaddr from 'ipaddr.js'

const NETWORK_BYTES = 8

/**
 * What rate limits count as one client: an IPv4 address, or the /64 of an IPv6 address, since one subscriber holds that
 * whole network. Text that is not an IP address is returned unchanged.
 */
export function clientNetwork(text: string): string {
  if (!ipaddr.isValid(text)) return text
  // `process` turns an IPv4-mapped IPv6 address into IPv4.
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const bytes = address.toByteArray().map((byte, at) => (at < NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(bytes).toString()}/64`
}

const WIDER_BYTES = 6

/** The /48 around a /64 of `clientNetwork`; undefined for any other text. */
export function widerNetwork(network: string): string | undefined {
  if (!network.endsWith('/64') || !ipaddr.isValidCIDR(network)) return undefined
  const [address] = ipaddr.parseCIDR(network)
  const bytes = address.toByteArray().map((byte, at) => (at < WIDER_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(bytes).toString()}/48`
}
