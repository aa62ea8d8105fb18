import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { setCredentials } from '#backend/identity/accounts.store.ts'
import { setMembership } from '#backend/identity/memberships.store.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { setGrantedRoles } from '#backend/identity/roles.store.ts'
import { findUserBy } from '#backend/identity/users.store.ts'
import type { Role } from '#contract/call.ts'
import { register } from './register.ts'

/** Published in the README. */
const PASSWORD = 'grandstand1'
const YEAR = 365 * 24 * 3_600_000

interface Demo {
  name: string
  roles?: Role[]
  membership?: 'vip' | 'svip'
}

const DEMOS: readonly Demo[] = [
  { name: 'viewer' },
  { name: 'vip', membership: 'vip' },
  { name: 'svip', membership: 'svip' },
  { name: 'expert', roles: ['expert'] },
  { name: 'anchor', roles: ['anchor'] },
  { name: 'moderator', roles: ['moderator'] },
  { name: 'channel', roles: ['promotion'] },
  { name: 'admin', roles: ['administrator'] },
]

const emailOf = ({ name }: Demo): string => `${name}@grandstand.test`
const EMAILS: ReadonlySet<string> = new Set(DEMOS.map(emailOf))

/** Whether these accounts may be used: on local runs, where the setting says so. */
export const hasDemoAccounts = ({ ENVIRONMENT, DEMO_ACCOUNTS }: Pick<Env, 'ENVIRONMENT' | 'DEMO_ACCOUNTS'>): boolean =>
  ENVIRONMENT === 'local' && DEMO_ACCOUNTS === '1'

/**
 * The published password of a demo account where these are off: a state folder may still hold the accounts of a run
 * that had them.
 */
export const isClosedDemo = (env: Env, email: string | null, password: string): boolean =>
  !hasDemoAccounts(env) && password === PASSWORD && EMAILS.has(email ?? '')

/** Creates the demo accounts that are missing; existing ones are not changed. */
export async function createDemoAccounts(context: Context): Promise<void> {
  const missing: Demo[] = []
  for (const demo of DEMOS) {
    const found = await findUserBy(context.accountDb, { kind: 'email', key: emailOf(demo) })
    if (!found) missing.push(demo)
  }
  if (missing.length === 0) return
  const passwordHash = await hashPassword(PASSWORD)
  const until = context.now + 10 * YEAR
  for (const demo of missing) {
    const { name, roles = [], membership } = demo
    // The welcome bonus is limited by address: each has one of its own.
    const own = { ...context, address: `demo:${name}` }
    const { uid, username } = await register(own, { email: emailOf(demo), username: name })
    await context.accountDb.batch([
      // `register` may have given it another name, if its own was taken.
      setCredentials(context.accountDb, uid, { username, passwordHash }),
      ...setGrantedRoles(context.accountDb, uid, roles),
      setMembership(context.accountDb, uid, {
        vipUntil: membership ? until : null,
        svipUntil: membership === 'svip' ? until : null,
      }),
    ])
  }
}

/** The uids of some demo accounts, in their order. */
export async function demoUidsOf(
  { accountDb }: Pick<Context, 'accountDb'>,
  names: readonly string[],
): Promise<number[]> {
  const found = await Promise.all(names.map((name) => findUserBy(accountDb, { kind: 'email', key: emailOf({ name }) })))
  return found.flatMap((user) => (user ? [user.uid] : []))
}
