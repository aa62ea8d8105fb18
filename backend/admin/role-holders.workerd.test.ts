import { expect, test } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminRoleCalls } from '#contract/admin-roles.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { insertProposal } from './role-proposals.store.ts'

const db = openAccountDatabase(testEnv)
const admin = await makeUser(['administrator'])
const asked = { token: admin.token }
const part = (search: object) => call(adminRoleCalls.listRoleHolders, search, asked)
const found = async (search: object) => (await part(search)).list.map(({ username }) => username)

/** Somebody who is to have roles, if another administrator agrees. */
async function proposed(roles: ('moderator' | 'expert')[]) {
  const user = await makeUser()
  const now = Date.now()
  await insertProposal(db, { uid: user.uid, roles, proposedBy: admin.uid, createdAt: now, expiresAt: now + 60_000 })
  return user
}

test('without a role members of staff are listed, with one those who hold it', async () => {
  const [moderator, expert, both] = [
    await makeUser(['moderator']),
    await makeUser(['expert']),
    await makeUser(['moderator', 'expert', 'administrator']),
  ]
  const all = await allParts((where) => part({ ...where, state: 'held' }))
  const names = all.map(({ username }) => username)
  expect(names).toEqual(expect.arrayContaining([moderator.username, both.username, admin.username]))
  expect(names).not.toContain(expert.username)
  expect(new Set(names).size, 'each of them once').toBe(names.length)
  // Other files have made experts too.
  const experts = await allParts((where) => part({ ...where, role: 'expert', state: 'held' }))
  expect(experts.map(({ username }) => username)).toEqual(expect.arrayContaining([expert.username, both.username]))
  expect(await found({ role: 'administrator', state: 'held', text: moderator.username })).toEqual([])
  expect(await found({ role: 'moderator', text: both.username.toUpperCase() })).toEqual([both.username])
  const [holder] = (await part({ text: String(both.uid) })).list
  expect(holder).toMatchObject({ uid: both.uid, roles: expect.arrayContaining(['administrator', 'expert']) })
  expect(JSON.stringify(holder)).not.toContain('@')
})

test('what waits for a second administrator stands before all others, on the first page alone', async () => {
  const user = await proposed(['moderator'])
  for (let made = 0; made < 25; made++) await makeUser(['moderator'])
  const first = await part({})
  const waiting = first.list.find(({ uid }) => uid === user.uid)
  expect(waiting).toMatchObject({
    roles: ['moderator'],
    proposal: { proposedBy: admin.uid, proposerName: admin.username },
  })
  const firstHeld = first.list.findIndex(({ proposal }) => proposal === undefined)
  expect(first.list.slice(firstHeld).every(({ proposal }) => proposal === undefined)).toBe(true)
  const second = await part({ after: first.next })
  expect(second.list.some(({ proposal }) => proposal)).toBe(false)
  expect((await part({ after: second.previous })).list).toEqual(first.list)
})

test('what waits is found by role and name, and is gone once it is decided', async () => {
  const [one, other] = [await proposed(['expert']), await proposed(['moderator'])]
  const waiting = (search: object) => found({ state: 'waiting', ...search })
  expect(await waiting({})).toEqual(expect.arrayContaining([one.username, other.username]))
  expect(await waiting({ role: 'expert' })).not.toContain(other.username)
  expect(await waiting({ text: other.username })).toEqual([other.username])
  expect(await found({ state: 'held', text: one.username })).toEqual([])
  const [line] = (await part({ state: 'waiting', text: one.username })).list
  await call(adminCalls.declineRoles, { id: line?.proposal?.id ?? 0 }, asked)
  expect(await waiting({ text: one.username })).toEqual([])
})

test('a file of it is in the audit log', async () => {
  const { uid, token } = await makeUser(['administrator'])
  await call(adminRoleCalls.listRoleHolders, { size: 'file' }, { token })
  const { list } = await call(adminCalls.listAudit, { act: 'save_list', admin: uid }, asked)
  expect(list.map(({ detail }) => detail)).toEqual(['roles'])
})
