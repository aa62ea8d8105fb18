import { publishRecord, retireRecord, takenHosts, type BrandKeys as WrittenKeys } from '#brands/publish-record.ts'
import { faultOf } from '#brands/read-record.ts'

/** The key-value store of brands, local or remote. */
export interface BrandKeys extends WrittenKeys {
  list(prefix: string): Promise<string[]>
}

export type BrandCommand =
  | { verb: 'put'; record: unknown }
  | { verb: 'get'; id: string }
  | { verb: 'remove'; id: string }
  | { verb: 'list' }

export interface BrandAnswer {
  isOk: boolean
  /** What to print. */
  text: string
}

const failed = (text: string): BrandAnswer => ({ isOk: false, text })
const ok = (text: string): BrandAnswer => ({ isOk: true, text })

async function read(keys: BrandKeys, id: string): Promise<{ id: string; hosts: string[] } | null> {
  const text = await keys.get(`brand:${id}`)
  try {
    return text ? (JSON.parse(text) as { id: string; hosts: string[] }) : null
  } catch {
    return { id, hosts: [] }
  }
}

async function put(keys: BrandKeys, value: unknown): Promise<BrandAnswer> {
  const fault = faultOf(value)
  if (fault) return failed(fault)
  const record = value as { id: string; hosts: string[] }
  const [taken] = await takenHosts(keys, record)
  if (taken) return failed(`${taken.host} belongs to brand ${taken.owner}`)
  const before = await read(keys, record.id)
  await publishRecord(keys, record, before?.hosts ?? [])
  return ok(`${record.id} is served on ${record.hosts.join(', ')}`)
}

async function remove(keys: BrandKeys, id: string): Promise<BrandAnswer> {
  const record = await read(keys, id)
  if (!record) return failed(`no brand ${id}`)
  await retireRecord(keys, record)
  return ok(`${id} is removed`)
}

async function list(keys: BrandKeys): Promise<BrandAnswer> {
  const lines = []
  for (const key of await keys.list('brand:')) {
    const record = await read(keys, key.slice('brand:'.length))
    lines.push(`${key.slice('brand:'.length)}\t${record?.hosts.join(', ') ?? ''}`)
  }
  return ok(lines.join('\n'))
}

/** Runs one command of `npm run brand` on a store. An invalid record is never written. */
export async function runBrandCommand(keys: BrandKeys, command: BrandCommand): Promise<BrandAnswer> {
  if (command.verb === 'put') return put(keys, command.record)
  if (command.verb === 'remove') return remove(keys, command.id)
  if (command.verb === 'list') return list(keys)
  const text = await keys.get(`brand:${command.id}`)
  return text === null ? failed(`no brand ${command.id}`) : ok(JSON.stringify(JSON.parse(text), null, 2))
}
