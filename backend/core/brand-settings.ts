import { type } from '#contract/ark.ts'

type All<Settings> = Readonly<Record<string, Settings>>
type Checked<Settings> = All<Settings> | InstanceType<typeof type.errors>

/** The settings, or what is wrong with them. */
function parse<Settings>(text: string, check: (json: unknown) => Checked<Settings>): All<Settings> | string {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'not JSON'
  }
  const checked = check(json)
  // Only the paths: the error's text would quote the values, which may be secrets.
  return checked instanceof type.errors ? checked.map((fault) => fault.path.join('.')).join(', ') : checked
}

/**
 * Reads a secret that is JSON: settings by brand id, or `*` for all brands. The returned function answers with one of a
 * brand's settings, else with that of all brands. What is invalid is logged once, as `event`, and then nothing is set.
 */
export function brandSettings<Settings extends object>(
  check: (json: unknown) => Checked<Settings>,
  event: string,
): <Name extends keyof Settings>(
  secret: string | undefined,
  brand: string | undefined,
  name: Name,
) => Settings[Name] | undefined {
  let cached: { text: string; all: All<Settings> } | undefined
  const allIn = (text: string): All<Settings> => {
    if (cached?.text === text) return cached.all
    const parsed = parse(text, check)
    if (typeof parsed === 'string') console.error(JSON.stringify({ event, fault: parsed }))
    const all = typeof parsed === 'string' ? {} : parsed
    cached = { text, all }
    return all
  }
  return (secret, brand, name) => {
    if (!secret) return undefined
    const all = allIn(secret)
    // The brand comes from a request.
    const own = brand !== undefined && Object.hasOwn(all, brand) ? all[brand]?.[name] : undefined
    return own ?? all['*']?.[name]
  }
}
