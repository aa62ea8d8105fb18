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

/** Letters written as `%66`, or `%2566`, count as letters; all our paths are ASCII. */
const decode = (path: string): string =>
  path.replace(/%(?:25)*([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A path as the most lenient backend might read it: without encoding, parameters (`;a=b`) and idle slashes. */
const plainly = (path: string): string =>
  decode(path)
    .replace(/;[^/]*/g, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')

/** GET calls of the specification that change something: guarded like a POST. */
export const isWritingGet = (path: string): boolean => {
  const plain = plainly(path)
  return writingGets.some((pattern) => pattern.test(plain))
}
