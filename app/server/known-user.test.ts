import { expect, test } from 'vitest'
import type { User } from '#contract/user.ts'
import { knownUserValue, parseKnownUser } from './known-user.ts'

const user: User = {
  uid: 7,
  username: '李雷',
  avatar: '/media/avatars/7/ab.png',
  level: 3,
  roles: ['vip'],
  followCount: 1,
  fanCount: 2,
  createdAt: '2026-11-20T12:00:00.000Z',
}
const written = knownUserValue({ ...user, signature: 'hello', own: { unreadCount: 3 } as User['own'] }, 'token-1')

test('what a page shows of its user is read again with the token it was written for', () => {
  expect(parseKnownUser(written, 'token-1')).toEqual(user)
  expect(written).toMatch(/^[\w.-]+$/)
})

test('a cookie of another session, or changed by a script, is nobody’s', () => {
  const admin = Buffer.from(JSON.stringify({ ...user, roles: ['administrator'] })).toString('base64url')
  const signature = written.split('.')[1]
  for (const [value, token] of [
    [written, 'token-2'],
    [written, undefined],
    [undefined, 'token-1'],
    [`${admin}.${signature}`, 'token-1'],
    [admin, 'token-1'],
    [`${admin}.`, 'token-1'],
    ['', 'token-1'],
    ['a.b.c', 'token-1'],
  ])
    expect(parseKnownUser(value, token)).toBeUndefined()
})
