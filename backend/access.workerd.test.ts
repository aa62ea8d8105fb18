import { Hono } from 'hono'
import { expect, expectTypeOf, test } from 'vitest'
import type { Context, Viewer } from '#backend/core/context.ts'
import { newSecret } from '#backend/core/digest.ts'
import { implement, type ServerEnv, type Verb } from '#backend/core/serve.ts'
import { rolesAt } from '#backend/identity/viewer.ts'
import { type } from '#contract/ark.ts'
import { type Access, type Call, call, type Envelope, ROLES, type Role } from '#contract/call.ts'
import { ERRORS } from '#contract/errors.ts'
import { GAMES } from '#contract/games.ts'
import { TABLES } from '#contract/tables.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { send } from '#tests/support/backend/calls.ts'

const REFUSALS = ['session_missing', 'session_invalid', 'forbidden']

/** Refusals of a caller: what an entry open to guests names among its errors is about the input, e.g. an address. */
const refusalsOf = ({ access, errors = [] }: Call): readonly string[] =>
  access === 'guest' ? REFUSALS.filter((name) => !errors.some((each) => each === name)) : REFUSALS

/** Calls open to guests that return the caller when no user is named; a guest is then refused. */
const ABOUT_THE_CALLER = ['/user/info']

/** Calls open to guests where the brand says so, which the brand of these calls does not. */
const FOR_USERS_BY_BRAND = ['/match/pro/:matchId']

type Caller = 'guest' | 'wrong token' | 'user' | Role
const CALLERS: readonly Caller[] = ['guest', 'wrong token', 'user', ...ROLES]
const INCLUDED: Partial<Record<Caller, readonly Role[]>> = { svip: ['vip'], administrator: ROLES }

/** The error that the caller must get by the entry's `access` alone; undefined when the call is allowed. */
function refusalFor(access: Access, caller: Caller): string | undefined {
  if (access === 'guest') return undefined
  if (caller === 'guest') return 'session_missing'
  if (caller === 'wrong token') return 'session_invalid'
  if (access === 'user' || access === caller || INCLUDED[caller]?.includes(access)) return undefined
  return 'forbidden'
}

/** A new user each time, since some calls end or change the session. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'guest') return undefined
  if (caller === 'wrong token') return newSecret()
  return (await makeUser(caller === 'user' ? [] : [caller])).token
}

async function ask(entry: Call, path: string, caller: Caller) {
  const token = await tokenOf(caller)
  const url = `/java${path.replace(/:(\w+)/g, (_, name: string) => entry.params?.[name]?.[0] ?? '1')}`
  const body = entry.method === 'POST' ? { body: '{}' } : {}
  const response = await send(url, { method: entry.method, ...body }, token ? { token } : {})
  return { status: response.status, envelope: (await response.json()) as Envelope }
}

function expectedOf(entry: Call, path: string, caller: Caller): string | undefined {
  const isNobody = caller === 'guest' || caller === 'wrong token'
  if (isNobody && [...ABOUT_THE_CALLER, ...FOR_USERS_BY_BRAND].includes(path)) return refusalFor('user', caller)
  return refusalFor(entry.access, caller)
}

const CALLS = Object.entries(TABLES).flatMap(([area, table]) =>
  Object.entries<Call>(table).map(([verb, entry]) => [`${area}.${verb}`, entry] as const),
)

test.each(CALLS)('%s is allowed for exactly the callers that its entry names', async (_, entry) => {
  for (const path of [entry.path, ...(entry.aliases ?? [])])
    for (const caller of CALLERS) {
      const { status, envelope } = await ask(entry, path, caller)
      const refusal = refusalsOf(entry).find((name) => name === envelope.errorMsg)
      expect({ path, caller, status, refusal }).toEqual({
        path,
        caller,
        status: 200,
        refusal: expectedOf(entry, path, caller),
      })
    }
})

test.each([
  ['POST', '/no/such/call'],
  ['GET', '/user/noSuchCall'],
  ['GET', '/nosuchgame/1'],
  ['GET', '/footballs/1'],
  ['POST', '/football/1'],
])('%s %s is no call', async (method, path) => {
  const response = await send(`/java${path}`, { method, ...(method === 'POST' ? { body: '{}' } : {}) })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ status: 'fail', errorCode: ERRORS.not_found.code, code: 400 })
})

test('the match call accepts the code of every game', async () => {
  for (const { code } of GAMES) {
    const envelope = (await (await send(`/java/${code}/987654321`)).json()) as Envelope
    expect(envelope, code).toMatchObject({ status: 'fail', errorMsg: 'not_found' })
  }
})

test('only the verb of a guest’s call may have no viewer', () => {
  const entries = { guest: open('guest'), user: open('user'), admin: open('administrator') }
  expectTypeOf<ViewerOf<typeof entries.guest>>().toEqualTypeOf<Viewer | null>()
  expectTypeOf<ViewerOf<typeof entries.user>>().toEqualTypeOf<Viewer>()
  expectTypeOf<ViewerOf<typeof entries.admin>>().toEqualTypeOf<Viewer>()
})

type ViewerOf<C extends Call> = Parameters<Verb<C>>[0]['viewer']

const open = <const A extends Access>(access: A) =>
  call({ method: 'POST', path: `/${access}`, access, input: type({}), result: type({ done: 'true' }) })

test('every access level allows its own role, those that include it and no other', async () => {
  const levels: Access[] = ['guest', 'user', ...ROLES]
  const table = Object.fromEntries(levels.map((access) => [access, open(access)]))
  const verbs = Object.fromEntries(levels.map((access) => [access, () => ({ done: true as const })]))
  for (const caller of CALLERS) {
    const roles = ROLES.includes(caller as Role) ? [caller as Role] : []
    const until = (...names: Role[]) => (roles.some((role) => names.includes(role)) ? 2 : null)
    const viewer = {
      uid: 1,
      sessionId: 's',
      roles: rolesAt({ roles, vipUntil: until('vip'), svipUntil: until('svip') }, 1),
    }
    const isNobody = caller === 'guest' || caller === 'wrong token'
    const context = { viewer: isNobody ? null : viewer, ...(caller === 'guest' ? {} : { token: 't' }) } as Context
    const app = new Hono<ServerEnv>()
    app.use(async (c, next) => {
      c.set('context', context)
      await next()
    })
    implement(app, table, verbs)
    for (const access of levels) {
      const answer = (await (await app.request(`/${access}`, { method: 'POST' })).json()) as Envelope
      expect({ caller, access, refusal: answer.errorMsg }).toEqual({
        caller,
        access,
        refusal: refusalFor(access, caller),
      })
    }
  }
})

test('an expired membership gives no role, and VIP and SVIP cannot be granted', () => {
  expect(rolesAt({ roles: ['vip', 'svip'], vipUntil: null, svipUntil: null }, 5)).toEqual([])
  expect(rolesAt({ roles: [], vipUntil: 5, svipUntil: 5 }, 5)).toEqual([])
  expect(rolesAt({ roles: [], vipUntil: null, svipUntil: 6 }, 5)).toEqual(['vip', 'svip'])
})
