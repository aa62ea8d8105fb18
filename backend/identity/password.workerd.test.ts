import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password matches only its own hash, and two hashes of it differ', async () => {
  const hash = await hashPassword('grandstand1')
  expect(hash).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(hash).not.toBe(await hashPassword('grandstand1'))
  expect(await isPassword('grandstand1', hash)).toBe(true)
  expect(await isPassword('grandstand2', hash)).toBe(false)
})

test('a hash equals that of another scrypt implementation', async () => {
  const hash = await hashPassword('grandstand1', new TextEncoder().encode('salt of 16 bytes'))
  // Python: hashlib.scrypt(b'grandstand1', salt=b'salt of 16 bytes', n=16384, r=8, p=1, dklen=32)
  expect(hash).toBe('scrypt$16384$8$1$c2FsdCBvZiAxNiBieXRlcw$G-t6fpsV4SNA1gyxdd2UIQp1ocP13U363q-0Ai5LtkU')
})

test('no password matches a missing hash', async () => {
  expect(await isPassword('', null)).toBe(false)
  expect(await isPassword('anything1', undefined)).toBe(false)
})

test('an accented letter matches in either composition', async () => {
  expect(await isPassword('cafe\u0301 2026', await hashPassword('caf\u00e9 2026'))).toBe(true)
})
