import type { ThirdPartyNumber } from './provider-settings.ts'

/** Chance of a sign-in, kept here and never in the browser. */
export interface FlowChance {
  /** Comes back in the return's address; `<type>.<random>`. */
  state: string
  /** PKCE verifier. */
  verifier: string
  nonce: string
  /** Where the provider sends the visitor back to: the redirect address registered with it. */
  returnTo: string
}

/** Where the visitor goes. OAuth 1 keeps its request token and that token's secret in place of state and verifier. */
export interface Begun {
  url: string
  state?: string
  verifier?: string
}

/** Who a provider says the visitor is. */
export interface Profile {
  type: ThirdPartyNumber
  /** Never another person's, at this provider. */
  subject: string
  name?: string
  picture?: string
  /** Only an email that the provider vouches for. */
  verifiedEmail?: string
}

export type Finished = Omit<Profile, 'type'>

/** One provider's way of signing in. Throws when the provider refuses or answers nonsense. */
export interface Provider {
  begin(chance: FlowChance): Promise<Begun>
  /** `answer`: parameters of the return. State was compared already. */
  finish(answer: URLSearchParams, flow: FlowChance): Promise<Finished>
}
