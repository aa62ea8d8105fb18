/** Checks that simulated logs of every sport must pass; for the tests of the simulators. */
import type { MatchEvent } from '#contract/match-state.ts'
import type { Contest } from '../types.ts'
import { DAY, MINUTE } from './time.ts'

/** The faults of a log by the contract of `Simulator`; empty when it is valid. */
export function logFaults(contest: Contest, log: readonly MatchEvent[], minMinutes: number): string[] {
  const broken: string[] = []
  const at = log.map((event) => Date.parse(event.at))
  log.forEach((event, index) => {
    if (event.seq !== index + 1) broken.push(`seq ${event.seq} at index ${index}`)
    if ((at[index] ?? 0) < (at[index - 1] ?? 0)) broken.push(`time runs back at seq ${event.seq}`)
    if (event.clock !== undefined && !Number.isInteger(event.clock)) broken.push(`clock ${event.clock} is not whole`)
  })
  const types = log.map((event) => event.type)
  const preview = at[types.indexOf('preview')] ?? 0
  if (Math.abs(contest.startsAt - DAY - preview) > 180 * MINUTE) broken.push('no preview about a day before')
  const prematch = log.filter((event, index) => event.type === 'odds' && (at[index] ?? 0) < contest.startsAt)
  if (prematch.length < 3 || prematch.length > 8) broken.push(`${prematch.length} odds before the start`)
  const end = at.at(-1) ?? 0
  if (contest.fate === 'played') {
    const first = at[types.findIndex((type) => type === 'start' || type === 'kick_off')]
    if (first !== contest.startsAt) broken.push('does not start when it should')
    if (types.at(-1) !== 'end') broken.push('does not end')
    if (end - contest.startsAt < minMinutes * MINUTE) broken.push(`lasts ${(end - contest.startsAt) / MINUTE} minutes`)
  } else if (contest.fate === 'walkover') {
    if (types.at(-1) !== 'end') broken.push('does not end')
    if (end !== contest.startsAt) broken.push('is not decided when it should start')
  } else {
    if (types.at(-1) !== contest.fate) broken.push(`ends with ${types.at(-1)}, not ${contest.fate}`)
    const ahead = (contest.startsAt - end) / MINUTE
    if (ahead < 60 || ahead > 360) broken.push(`called off ${ahead} minutes before the start`)
  }
  return broken
}
