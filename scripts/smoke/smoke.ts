import { CHECKS, type Check } from './checks.ts'

async function faultOf({ faultOf }: Check, site: URL): Promise<string | undefined> {
  try {
    return await faultOf(site)
  } catch (error) {
    return `${(error as Error).message || String(error)} (${site.origin})`
  }
}

/** Asks a site whether it works: one line for each check, with what is wrong. Whether nothing is. */
export async function smoke(url: string, say: (line: string) => void): Promise<boolean> {
  const site = new URL(url)
  let isWorking = true
  for (const check of CHECKS) {
    const fault = await faultOf(check, site)
    say(fault === undefined ? `ok    ${check.name}` : `FAIL  ${check.name}: ${fault}`)
    isWorking &&= fault === undefined
  }
  return isWorking
}
