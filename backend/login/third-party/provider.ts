import type { ThirdPartyNumber } from './provider-settings.ts'

/** Random values of a sign-in, stored in the database and unknown to the browser (except `state`). */
export interface FlowSecrets {
  /** `<type>.<random>`; the provider returns it. */
  state: string
  /** PKCE verifier. */
  verifier: string
  nonce: string
  /** The redirect URI, as registered with the provider. */
  returnTo: string
}

/** The authorization URL. OAuth 1 replaces `state` and `verifier` by its request token and that token's secret. */
export interface FlowStart {
  url: string
  state?: string
  verifier?: string
}

/** The visitor's account at a provider. */
export interface Profile {
  type: ThirdPartyNumber
  /** Unique id at this provider. */
  subject: string
  name?: string
  picture?: string
  /** Only an email that the provider has verified. */
  verifiedEmail?: string
}

export type ProviderProfile = Omit<Profile, 'type'>

/** Signs in at one provider. Throws when the provider refuses or its answer is invalid. */
export interface Provider {
  begin(secrets: FlowSecrets): Promise<FlowStart>
  /**
   * `answer`: query parameters of the redirect back. `finishFlow` has compared the state before. `isByParts`: only those
   * that are fields of the product's payload, so that a provider's `iss` is not among them.
   */
  finish(answer: URLSearchParams, flow: FlowSecrets, isByParts?: boolean): Promise<ProviderProfile>
}
