import { CHECKS, isLocal } from '../smoke/checks.ts'
import { certificateFinding, certificateOf } from './certificate.ts'
import { clock } from './examine.ts'
import { attempt, type Finding, found } from './finding.ts'

/** A hostname, or a URL of which the rest is left out. */
export function siteOf(text: string): URL {
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`)
  if (!url || url.username || (url.protocol === 'http:' && !isLocal(url)))
    throw new Error(`${text} is no hostname that is asked by TLS`)
  return new URL(url.origin)
}

async function certificate(url: URL, now: number): Promise<Finding[]> {
  if (url.protocol === 'http:') return []
  const check = `${url.hostname} has a certificate`
  return attempt(check, async () => certificateFinding(check, await certificateOf(url), now))
}

/** What each hostname of a site has to do; the first one has been asked for all. */
export async function examineHosts(urls: readonly URL[], now = Date.now()): Promise<Finding[]> {
  const checks = CHECKS.filter(({ isOfHost }) => isOfHost)
  const findings = await Promise.all(
    urls.map(async (url, at) => {
      if (at === 0) return certificate(url, now)
      const named = (check: string) => `${url.hostname}: ${check}`
      const asked = await Promise.all(
        checks.map(({ name, faultOf }) =>
          attempt(named(name), async () => found(named(name), await faultOf(url), 'docs/operations.md, "Health"')),
        ),
      )
      const clocks = await attempt(named('the clocks agree'), async () => {
        const finding = await clock(url)
        return { ...finding, check: named(finding.check) }
      })
      return [...asked.flat(), ...clocks, ...(await certificate(url, now))]
    }),
  )
  return findings.flat()
}
