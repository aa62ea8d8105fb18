import { expect, test } from 'vitest'
import type { Viewer } from '#backend/core/context.ts'
import type { Role } from '#contract/call.ts'
import type { SourceAccess } from '#contract/room.ts'
import { mayPlay } from './source-access.ts'

const OWNER = 7
const FREE = { ownerUid: OWNER, isUnpaid: false }
const viewer = (uid: number, ...roles: Role[]): Viewer => ({ uid, sessionId: 's', roles })

const CALLERS: Record<string, Viewer | null> = {
  guest: null,
  user: viewer(1),
  vip: viewer(2, 'vip'),
  svip: viewer(3, 'vip', 'svip'),
  anchor: viewer(4, 'anchor'),
  owner: viewer(OWNER, 'anchor'),
  administrator: viewer(5, 'administrator'),
}

test.each<[SourceAccess | null, string[]]>([
  [null, Object.keys(CALLERS)],
  ['everybody', Object.keys(CALLERS)],
  ['user', ['user', 'vip', 'svip', 'anchor', 'owner', 'administrator']],
  ['vip', ['vip', 'svip', 'owner', 'administrator']],
  ['svip', ['svip', 'owner', 'administrator']],
])('a source for %s is playable by those it names, its streamer and administrators only', (access, allowed) => {
  expect(Object.keys(CALLERS).filter((name) => mayPlay(access, CALLERS[name] ?? null, FREE))).toEqual(allowed)
})

test('a simulated room has no owner who may play every source', () => {
  expect(mayPlay('vip', null, { ownerUid: null, isUnpaid: false })).toBe(false)
  expect(mayPlay('vip', viewer(1), { ownerUid: null, isUnpaid: false })).toBe(false)
})

test.each<SourceAccess | null>([null, 'everybody', 'user', 'vip', 'svip'])(
  'a source for %s of a room that is not paid is playable by its streamer and administrators only',
  (access) => {
    const names = Object.keys(CALLERS).filter((name) =>
      mayPlay(access, CALLERS[name] ?? null, { ownerUid: OWNER, isUnpaid: true }),
    )
    expect(names).toEqual(['owner', 'administrator'])
  },
)
