import { DurableObject } from 'cloudflare:workers'
export class Topic extends DurableObject {}
export class Relay extends DurableObject {}
export default { fetch: () => new Response('backend') }
