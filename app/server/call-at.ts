import type { Call } from '#contract/call.ts'
import { TABLES } from '#contract/tables.ts'

const PREFIX = '/java'
const calls = Object.values(TABLES).flatMap((table) => Object.values(table) as Call[])

/** Calls by method and path; those with a parameter in it by a pattern. */
const byPath = new Map<string, Call>()
const byPattern: { method: string; pattern: RegExp; entry: Call }[] = []
for (const entry of calls)
  for (const path of [entry.path, ...(entry.aliases ?? [])]) {
    if (!path.includes(':')) byPath.set(`${entry.method} ${path}`, entry)
    else byPattern.push({ method: entry.method, pattern: patternOf(path, entry), entry })
  }

function patternOf(path: string, { params = {} }: Call): RegExp {
  const pattern = path.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${params[name]?.join('|') ?? '[^/]+'})`)
  return new RegExp(`^${pattern}$`)
}

export interface CallAt {
  entry: Call
  /** Parameters of the path. */
  params: Record<string, string>
}

/** The call of the contract behind a request's method and path; undefined when there is none. HEAD counts as GET. */
export function callAt(method: string, pathname: string): CallAt | undefined {
  let path: string
  try {
    path = decodeURI(pathname.slice(PREFIX.length))
  } catch {
    return undefined
  }
  const asked = method === 'HEAD' ? 'GET' : method
  const entry = byPath.get(`${asked} ${path}`)
  if (entry) return { entry, params: {} }
  for (const each of byPattern) {
    const found = each.method === asked ? each.pattern.exec(path) : null
    if (found) return { entry: each.entry, params: { ...found.groups } }
  }
  return undefined
}
