const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Minutes and hours (UTC) at which a trigger falls. */
interface Schedule {
  cron: string
  minutes: ReadonlySet<number>
  hours: ReadonlySet<number>
}

/** The values below `limit` of a field such as `*`, `7`, `1-59/5` or `0,30`; undefined when it is written otherwise. */
function valuesOf(field: string, limit: number): ReadonlySet<number> | undefined {
  const values = new Set<number>()
  for (const part of field.split(',')) {
    const [, range, only, step = '1'] = /^(?:(\*|\d+-\d+)(?=\/|$)|(\d+)$)(?:\/(\d+))?$/.exec(part) ?? []
    const [from = 0, to = limit - 1] = (only ? [only, only] : (range?.split('-') ?? ['x'])).map((text) =>
      text === '*' ? undefined : Number(text),
    )
    if (!(from <= to && to < limit && Number(step) > 0)) return undefined
    for (let value = from; value <= to; value += Number(step)) values.add(value)
  }
  return values
}

/** Throws in words when a trigger is written in a way that is not known here: days, months and names are not. */
export function scheduleOf(cron: string): Schedule {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  const minutes = valuesOf(minute, 60)
  const hours = valuesOf(hour, 24)
  if (!minutes || !hours || days.join(' ') !== '* * *')
    throw new Error(`trigger of backend/wrangler.toml that a local run cannot time: ${cron}`)
  return { cron, minutes, hours }
}

/**
 * The triggers that fell after `after` and not after `until` (milliseconds since the epoch), each once: of a machine that
 * slept, what it slept through is done once.
 */
export function dueBetween(schedules: readonly Schedule[], after: number, until: number): string[] {
  const due = new Set<string>()
  const last = Math.floor(until / MINUTE_MS) * MINUTE_MS
  for (let at = last; at > after && at > last - DAY_MS; at -= MINUTE_MS) {
    const time = new Date(at)
    for (const { cron, minutes, hours } of schedules)
      if (minutes.has(time.getUTCMinutes()) && hours.has(time.getUTCHours())) due.add(cron)
  }
  return schedules.map(({ cron }) => cron).filter((cron) => due.has(cron))
}

export interface CronTimes {
  crons: readonly string[]
  fire: (cron: string) => Promise<void>
  onFault: (text: string) => void
}

/** Fires each trigger at its times, one after the other, until the function it answers is called. */
export function runCrons({ crons, fire, onFault }: CronTimes): () => void {
  const schedules = crons.map(scheduleOf)
  let seen = Date.now()
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(() => void look(), MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  const look = async () => {
    const until = Date.now()
    for (const cron of dueBetween(schedules, seen, until)) {
      if (isOver) return
      try {
        await fire(cron)
      } catch (error) {
        // One that was under way when the site stopped failed for that.
        if (!isOver) onFault(`cron ${cron} failed: ${error}`)
      }
    }
    seen = until
    if (!isOver) wait()
  }
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** What of a Worker of a local run is called here. */
interface Triggered {
  scheduled(options: { cron: string }): Promise<{ outcome: string }>
}

/** Calls the Worker as Cloudflare does at a trigger, and waits until its work is done. */
export async function fireCron(worker: Triggered, cron: string): Promise<void> {
  const { outcome } = await worker.scheduled({ cron })
  if (outcome !== 'ok') throw new Error(`its outcome is ${outcome}`)
}
