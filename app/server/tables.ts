import { accountCalls } from '#contract/account.ts'
import { adminCalls } from '#contract/admin.ts'
import type { Call } from '#contract/call.ts'
import { codeCalls } from '#contract/code.ts'
import { followCalls } from '#contract/follow.ts'
import { loginCalls } from '#contract/login.ts'
import { matchCalls } from '#contract/match.ts'
import { noticeCalls } from '#contract/notice.ts'
import { thirdPartyCalls } from '#contract/third-party.ts'
import { userCalls } from '#contract/user.ts'
import { plainPath } from './plain-path.ts'

/** Every call of the contract, by area. */
export const TABLES = {
  match: matchCalls,
  user: userCalls,
  account: accountCalls,
  code: codeCalls,
  login: loginCalls,
  thirdParty: thirdPartyCalls,
  follow: followCalls,
  notice: noticeCalls,
  admin: adminCalls,
} as const
export type Tables = typeof TABLES

const writingGets: RegExp[] = Object.values(TABLES)
  .flatMap((table) => Object.values(table) as Call[])
  .filter((entry) => entry.method === 'GET' && entry.isWrite)
  .flatMap((entry) => [entry.path, ...(entry.aliases ?? [])])
  .map((path) => new RegExp(`^/java${path.replace(/:\w+/g, '[^/]+')}$`, 'i'))

/** GET calls of the specification that change something: guarded like a POST. */
export const isWritingGet = (path: string): boolean => {
  const plain = plainPath(path)
  return writingGets.some((pattern) => pattern.test(plain))
}
