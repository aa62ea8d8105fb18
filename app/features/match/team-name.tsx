import type { Team } from '#contract/entities.ts'

/**
 * A team's name on one line: whole where there is room, else the short one, without a script (`.fitting` in styles.css).
 * Who hears the page always hears the whole name. `other`: the team beside it, which must not be called the same.
 */
export const TeamName = ({ team: { name, shortName }, other }: { team: Team; other?: Team | undefined }) =>
  shortName && shortName !== other?.shortName ? (
    <span className="fitting" data-short={shortName}>
      <span>{name}</span>
    </span>
  ) : (
    <span className="truncate">{name}</span>
  )
