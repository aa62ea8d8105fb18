import type { Call } from '#contract/call.ts'
import { plainPath } from '#contract/plain-path.ts'
import { TABLES } from '#contract/tables.ts'

const writingGets: RegExp[] = Object.values(TABLES)
  .flatMap((table) => Object.values(table) as Call[])
  .filter((entry) => entry.method === 'GET' && entry.isWrite)
  .flatMap((entry) => [entry.path, ...(entry.aliases ?? [])])
  .map((path) => new RegExp(`^/java${path.replace(/:\w+/g, '[^/]+')}$`, 'i'))

/** GET calls of the contract that write: checked like a POST. */
export const isWritingGet = (path: string): boolean => {
  const plain = plainPath(path)
  return writingGets.some((pattern) => pattern.test(plain))
}
