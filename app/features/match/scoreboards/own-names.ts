import type { MatchDetail } from '#contract/match-detail.ts'

/**
 * A detail with heroes, agents, maps and weapons called as the reader's language does; the same one where nothing differs. A
 * line of an earlier game ends with its hero: `7/2/11/204/14200/Ahri`; several heroes are a list: `Ana, Kiriko`.
 */
export function inOwnNames(detail: MatchDetail): MatchDetail {
  const { names, match, live } = detail
  if (!names) return detail
  const own = (name: string) => (Object.hasOwn(names, name) && names[name]) || name
  const renamed = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, each) =>
      typeof each === 'string'
        ? each.replace(
            /^((?:\d+\/)*)(.+)$/,
            (_all, figures, list: string) => figures + list.split(', ').map(own).join(', '),
          )
        : each,
    )
  return { ...detail, match: { ...match, periods: renamed(match.periods) }, live: renamed(live) }
}
