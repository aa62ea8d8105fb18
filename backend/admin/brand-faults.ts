import type { UserContext } from '#backend/core/context.ts'
import { type Brand, hostsOf } from '#brands/brand.ts'
import { takenHosts } from '#brands/publish-record.ts'
import { faultsOf, readRecord } from '#brands/read-record.ts'
import type { BrandFault } from '#contract/admin-brands.ts'
import { coinsPerDiamond } from '#contract/exchange-rules.ts'

/** Services of a brand to which its visitors' sessions or pages go. */
const SERVICES = ['api', 'java', 'wsG', 'wsJ', 'sdkUrl', 'sdkOrigins', 'imUrl', 'media'] as const
const FLAVOURS = ['dev', 'pro', 'pro_guonei'] as const

const locked = (path: string, text: string): BrandFault => ({ path, kind: 'locked', text: `${path} ${text}` })

/**
 * What `npm run brand` alone changes, which who has taken over one administrator's account must not reach: where sessions go,
 * whether roles and refunds want two people, and the hostname from which it would have to be undone.
 */
function* lockedFaults(brand: Brand, before: Brand | null, host: string | undefined): Generator<BrandFault> {
  for (const flavour of FLAVOURS)
    for (const name of SERVICES)
      if (String(brand.environments[flavour][name]) !== String(before?.environments[flavour][name]))
        yield locked(`environments.${flavour}.${name}`, 'is changed by npm run brand alone')
  for (const name of SERVICES)
    if (before && brand.flavour !== before.flavour && hostsOf(brand)[name] !== hostsOf(before)[name])
      yield locked('flavour', 'is changed by npm run brand alone, since its services differ')
  if (before?.roleGrantsByTwo && !brand.roleGrantsByTwo)
    yield locked('roleGrantsByTwo', 'is switched off by npm run brand alone')
  if (before?.staffTwoStep && !brand.staffTwoStep)
    yield locked('staffTwoStep', 'is switched off by npm run brand alone')
  if ((brand.refundsByTwoFrom ?? Infinity) > (before?.refundsByTwoFrom ?? Infinity))
    yield locked('refundsByTwoFrom', 'is raised by npm run brand alone')
  if (before?.refundsByTwoFrom !== undefined && coinsPerDiamond(brand.exchange) < coinsPerDiamond(before.exchange))
    yield locked('exchange', 'is lowered by npm run brand alone, since large refunds are weighed by it')
  if (host && before?.hosts.includes(host) && !brand.hosts.includes(host))
    yield locked('hosts', `must keep ${host}, from which it is published`)
}

const isPart = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What stands at a path of the names above; undefined where nothing does. */
const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isPart(value) && Object.hasOwn(value, key) ? value[key] : undefined), record)

function withValue(record: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const part = isPart(record) ? record : {}
  // What is undefined is no field of the JSON.
  return { ...part, [key]: withValue(part[key], rest, value) }
}

/**
 * An earlier record as it may be served now: what `npm run brand` alone changes is as it is in `before`. `kept` has the paths
 * of that. One that cannot be read is left as it is.
 */
export function withLockedAsNow(
  text: string,
  before: string,
  host: string | undefined,
): { text: string; kept: string[] } {
  const [brand, now] = [readRecord(text).brand, readRecord(before).brand]
  if (!brand || !now) return { text, kept: [] }
  const kept = [...lockedFaults(brand, now, host)].map(({ path }) => path)
  const served = parsed(before)
  const record = kept.reduce(
    (made, path) => withValue(made, path.split('.'), valueAt(served, path.split('.'))),
    parsed(text),
  )
  return { text: JSON.stringify(record), kept: [...new Set(kept)] }
}

/** What keeps a brand from being retired. `others`: how many brands there are besides. */
export function faultsToRetire({ host }: UserContext, brand: Brand, others: number): BrandFault[] {
  return [
    ...(host && brand.hosts.includes(host) ? [locked('hosts', `has ${host}, from which it would be retired`)] : []),
    ...(others === 0 ? [locked('id', 'is that of the only brand')] : []),
  ]
}

/** The record in a text; undefined where that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What keeps a record from being published as the brand of this id, in place of `before`. */
export async function faultsToPublish(
  { env, host }: UserContext,
  { id, text, before }: { id: string; text: string; before: string | null },
): Promise<BrandFault[]> {
  const record = parsed(text)
  if (record === undefined) return [{ path: '', kind: 'format', text: 'must be JSON' }]
  // What was served may be served again: no rule that is newer than it takes it away.
  const faults: BrandFault[] = text === before ? [] : faultsOf(record)
  if (faults.length > 0) return faults
  const brand = readRecord(text).brand
  const stored = before === null ? null : readRecord(before).brand
  // What it guards cannot be compared.
  if (before !== null && stored === null) return [locked('', 'cannot be read as it is stored: npm run brand mends it')]
  if (brand?.id !== id) return [locked('id', `must be ${id}`)]
  const taken = await takenHosts({ get: (key) => env.BRANDS.get(key) }, brand)
  return [
    ...lockedFaults(brand, stored, host),
    ...taken.map(
      ({ host: wanted, at, owner }): BrandFault => ({
        path: `hosts.${at}`,
        kind: 'taken',
        text: `${wanted} belongs to brand ${owner}`,
      }),
    ),
  ]
}
