import { metricsTokenFault } from '../metrics-token.ts'
import { ask } from '../smoke/ask.ts'
import { type Finding, found, sound } from './finding.ts'

const CHECK = 'the metrics are served to who has the token'
const MINUTE_CRON_LATE_S = 900

type Sample = { name: string; labels: string; value: number }

const samplesIn = (text: string): Sample[] =>
  [...text.matchAll(/^(grandstand_\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels,
    value: Number(value),
  }))

const labelOf = ({ labels }: Sample, name: string): string =>
  new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? ''

/** What the metrics say: the version, the parts and the cron. `version`: of this folder. */
export function findingsOfMetrics(text: string, version: string): Finding[] {
  const samples = samplesIn(text)
  const build = samples.find(({ name }) => name === 'grandstand_build_info')
  if (!build) return [found(CHECK, '/metrics has no grandstand_build_info', 'look for what else answers there')]
  const [deployed, commit] = [labelOf(build, 'version'), labelOf(build, 'commit')]
  const down = samples.filter(({ name, value }) => name === 'grandstand_part_up' && value === 0)
  const cron = samples.find(
    (each) => each.name === 'grandstand_cron_done_age_seconds' && labelOf(each, 'cron') === '* * * * *',
  )
  return [
    { check: CHECK },
    deployed === version
      ? sound('it is the version of this folder', [deployed, commit].filter(Boolean).join(', '))
      : found(
          'it is the version of this folder',
          `${deployed} is deployed, this is ${version}`,
          'npm run deploy',
          true,
        ),
    ...down.map((part) => found('all parts are up', `${labelOf(part, 'part')} is not`, 'docs/operations.md, "Health"')),
    ...(cron && cron.value > MINUTE_CRON_LATE_S
      ? [
          found(
            'the cron of each minute ran lately, as the metrics say',
            `it last did all its work ${Math.round(cron.value / 60)} minutes ago`,
            'look in the log for deferred_failed',
          ),
        ]
      : []),
  ]
}

/** A token that is too short is a fault: who set it believes that it counts. */
export function tokenFinding(token: string | undefined): Finding[] {
  const fault = metricsTokenFault(token)
  return fault ? [found(CHECK, fault, 'a longer one: openssl rand -hex 32')] : []
}

/** Asks for the metrics as a stranger, and with the token where there is one. */
export async function examineMetrics(site: URL, token: string | undefined, version: string): Promise<Finding[]> {
  const url = new URL('/metrics', site)
  const closed = 'strangers do not read the metrics'
  const { status } = await ask(url)
  const stranger =
    status === 404
      ? found(closed)
      : found(closed, `/metrics answers ${status} without a token`, 'look for what else answers there')
  if (!token)
    return [
      stranger,
      found(
        CHECK,
        'not looked at: METRICS_TOKEN is not set here',
        `METRICS_TOKEN=… npm run doctor -- --remote ${site.hostname}`,
        true,
      ),
    ]
  const tooShort = tokenFinding(token)
  if (tooShort.length > 0) return [stranger, ...tooShort]
  const answer = await ask(url, { headers: { authorization: `Bearer ${token}` } })
  if (answer.status !== 200)
    return [stranger, found(CHECK, `/metrics answers ${answer.status}`, 'the site has another METRICS_TOKEN, or none')]
  return [stranger, ...findingsOfMetrics(answer.text, version)]
}
