import { createStored } from '#app/lib/stored.ts'
import { SUPPORT_KEY } from '#contract/support-rules.ts'

export interface GuestKey {
  id: number
  key: string
}

const KEPT_MAX = 10

const isKey = (value: unknown): value is GuestKey =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'key' in value &&
  typeof value.key === 'string' &&
  SUPPORT_KEY.test(value.key)

/** What is stored, or nothing of it. */
export const parseKeys = (value: unknown): GuestKey[] =>
  Array.isArray(value) ? value.filter(isKey).slice(0, KEPT_MAX) : []

/** The keys of requests that were sent from this browser without an account, or opened in it by the link of a mail. */
export const guestKeys = createStored('support', parseKeys)

export const keepKey = ({ id, key }: GuestKey): void =>
  guestKeys.set([{ id, key }, ...guestKeys.now().filter((each) => each.id !== id)].slice(0, KEPT_MAX))

export const forgetKey = (id: number): void => guestKeys.set(guestKeys.now().filter((each) => each.id !== id))

/** 256 random bits, base64url. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export type DeskPlace = { view: 'list' } | { view: 'new' } | { view: 'request'; id: number; key?: string }

/** What an address asks for behind its `#`: a new request, one by its number, or a guest's by number and key. */
export function placeOfHash(hash: string): DeskPlace {
  if (hash === 'new') return { view: 'new' }
  const [, digits, key] = /^(\d{1,16})(?:\.([A-Za-z0-9_-]{43}))?$/.exec(hash) ?? []
  const id = Number(digits)
  if (!digits || !Number.isSafeInteger(id) || id === 0) return { view: 'list' }
  return { view: 'request', id, ...(key ? { key } : {}) }
}
