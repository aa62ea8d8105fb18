import type { Team } from '#contract/entities.ts'

/** What a team is called where its name has no room; undefined where the team beside it would be called the same. */
export const shortNameOf = ({ shortName }: Team, other?: Team): string | undefined =>
  shortName === other?.shortName ? undefined : shortName

/**
 * A team's name on one line: whole where there is room, else the short one, without a script (`.fitting` in styles.css).
 * Who hears the page always hears the whole name. `other`: the team beside it.
 */
export function TeamName({ team, other }: { team: Team; other?: Team }) {
  const short = shortNameOf(team, other)
  return short ? (
    <span className="fitting" data-short={short}>
      <span>{team.name}</span>
    </span>
  ) : (
    <span dir="auto" className="truncate">
      {team.name}
    </span>
  )
}
