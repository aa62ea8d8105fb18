import ipaddr from 'ipaddr.js'

const NETWORK_BYTES = 8
/** Of text that is not an address, which only a local caller can send. */
const TEXT_CHARS_MAX = 64

/**
 * What rate limits count as one client: an IPv4 address, or the /64 of an IPv6 address, since one subscriber holds that
 * whole network. Text that is not an IP address is returned unchanged, but for its length.
 */
export function clientNetwork(text: string): string {
  if (!ipaddr.isValid(text)) return text.slice(0, TEXT_CHARS_MAX)
  // `process` turns an IPv4-mapped IPv6 address into IPv4.
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const bytes = address.toByteArray().map((byte, at) => (at < NETWORK_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(bytes).toString()}/64`
}

/**
 * The network around a client of `clientNetwork`, of which one party may hold many addresses: the /24 of an IPv4 address,
 * the /48 of a /64; undefined for any other text.
 */
export function networkAround(network: string): string | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(network)) return widerNetwork(network)
  return `${network.slice(0, network.lastIndexOf('.'))}.0/24`
}

const WIDER_BYTES = 6

/** The /48 around a /64 of `clientNetwork`; undefined for any other text. */
export function widerNetwork(network: string): string | undefined {
  if (!network.endsWith('/64') || !ipaddr.isValidCIDR(network)) return undefined
  const [address] = ipaddr.parseCIDR(network)
  const bytes = address.toByteArray().map((byte, at) => (at < WIDER_BYTES ? byte : 0))
  return `${ipaddr.fromByteArray(bytes).toString()}/48`
}
