import type { ThirdPartyType } from '#contract/login-third-party.ts'

/** A return from a provider, parsed from the page's address. */
export interface ThirdPartyReturn {
  type: ThirdPartyType
  /** The visitor denied access at the provider. */
  isDenied: boolean
  /** The unparsed parameters. */
  answer: string
}

const TYPES: readonly ThirdPartyType[] = [1, 2, 3, 4, 5, 6, 9]

/** Our `state` parameters begin with the type: `4.<random>`. */
function typeOfState(state: string | null): ThirdPartyType | undefined {
  const type = Number(/^(\d)\./.exec(state ?? '')?.[1])
  return TYPES.find((each) => each === type)
}

function typeOf(parameters: URLSearchParams): ThirdPartyType | undefined {
  if (parameters.has('oauth_token') || parameters.has('denied')) return 6
  const stated = typeOfState(parameters.get('state'))
  if (stated !== undefined) return stated
  if (!parameters.has('code')) return undefined
  return parameters.has('scope') && parameters.has('authuser') ? 3 : 5
}

/** Recognises a return (docs/product.md, section 4); null for any other address. `search` begins with `?` or is empty. */
export function parseReturn(search: string): ThirdPartyReturn | null {
  const parameters = new URLSearchParams(search)
  const isDenied = parameters.has('denied') || parameters.has('error')
  if (!isDenied && !parameters.has('code') && !parameters.has('oauth_token')) return null
  const type = typeOf(parameters)
  return type === undefined ? null : { type, isDenied, answer: search.replace(/^\?/, '') }
}
