import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const COST = { N: 16384, r: 8, p: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Compared with when there is no stored hash, so that the answer takes as long as with one. */
const DUMMY_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

const derive = (password: string, salt: Uint8Array, cost: typeof COST): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    // Systems differ in how they compose accented letters.
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(password: string, salt: Uint8Array = randomBytes(SALT_BYTES)): Promise<string> {
  const hash = await derive(password, salt, COST)
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  return ['scrypt', COST.N, COST.r, COST.p, text(salt), text(hash)].join('$')
}

/** Whether the password matches the stored hash. Without a hash it is false, after the same work. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? DUMMY_HASH).split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const key = await derive(password, Buffer.from(salt, 'base64url'), cost)
  const wanted = Buffer.from(hash, 'base64url')
  const isEqual = wanted.length === key.length && timingSafeEqual(wanted, key)
  return isEqual && stored !== null && stored !== undefined
}
