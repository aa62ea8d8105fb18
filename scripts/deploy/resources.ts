import { jsonIn, must, type Wrangler } from './wrangler.ts'

/** Kinds of resources that a configuration names by an id, which the account gives. */
interface Kind {
  title: string
  list: string[]
  create: (name: string) => string[]
  entryOf: (row: Record<string, string>) => { name: string | undefined; id: string | undefined }
}

export const DATABASE: Kind = {
  title: 'D1 database',
  list: ['d1', 'list', '--json'],
  create: (name) => ['d1', 'create', name, '--update-config=false'],
  entryOf: ({ name, uuid }) => ({ name, id: uuid }),
}

export const NAMESPACE: Kind = {
  title: 'KV namespace',
  list: ['kv', 'namespace', 'list'],
  create: (name) => ['kv', 'namespace', 'create', name, '--update-config=false'],
  entryOf: ({ title, id }) => ({ name: title, id }),
}

async function entriesOf(wrangler: Wrangler, { list, entryOf }: Kind) {
  return jsonIn<Record<string, string>[]>(await must(wrangler, ...list)).map(entryOf)
}

/**
 * The id of a database or namespace, which is created where the account has none of that name. A known id that the
 * account does not have is an error: the login is probably that of another account, and must not get an empty copy.
 */
export async function ensureResource(wrangler: Wrangler, kind: Kind, name: string, knownId?: string): Promise<string> {
  const before = await entriesOf(wrangler, kind)
  if (knownId && before.some(({ id }) => id === knownId)) return knownId
  if (knownId)
    throw new Error(`This account has no ${kind.title} ${knownId} (${name} in deployment.json). Another account?`)
  const existing = before.find((entry) => entry.name === name)?.id
  if (existing) return existing
  await must(wrangler, ...kind.create(name))
  const id = (await entriesOf(wrangler, kind)).find((entry) => entry.name === name)?.id
  if (!id) throw new Error(`${kind.title} ${name} was created, but is not in the list of them`)
  return id
}

/** Names in the output of `wrangler r2 bucket list`, which has no JSON. */
const bucketsIn = (stdout: string): string[] =>
  [...stdout.matchAll(/^name:\s+(\S+)$/gm)].flatMap(([, name]) => name ?? [])

/** Creates a bucket where the account has none of that name. */
export async function ensureBucket(wrangler: Wrangler, name: string): Promise<void> {
  if (bucketsIn(await must(wrangler, 'r2', 'bucket', 'list')).includes(name)) return
  const { code, stdout, stderr } = await wrangler('r2', 'bucket', 'create', name, '--update-config=false')
  // The list is one page long: a bucket beyond it exists already (10004).
  if (code !== 0 && !/code: 10004\b/.test(stdout + stderr)) throw new Error(`${stderr}${stdout}`.trim())
}

/** Names in the table that `wrangler queues list` prints, a page of them. */
const queuesIn = (stdout: string): string[] =>
  [...stdout.matchAll(/│\s*([a-z0-9-]+)\s*(?=│)/g)].flatMap(([, name]) => name ?? [])

/** Creates a queue where the account has none of that name. */
export async function ensureQueue(wrangler: Wrangler, name: string): Promise<void> {
  if (queuesIn(await must(wrangler, 'queues', 'list')).includes(name)) return
  const { code, stdout, stderr } = await wrangler('queues', 'create', name)
  // One beyond the first page of the list exists already (11009).
  if (code !== 0 && !/\b11009\b|already (?:exists|taken)/.test(stdout + stderr))
    throw new Error(`${stderr}${stdout}`.trim())
}
