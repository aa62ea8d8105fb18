import { m } from '#app/paraglide/messages.js'

/** Ranks that a team has gained (above 0) or lost by a running match; nothing of 0. */
export function RanksMoved({ moved }: { moved: number }) {
  if (moved === 0) return null
  return (
    <>
      <span aria-hidden="true" className={moved > 0 ? 'text-win' : 'text-lose'}>
        {moved > 0 ? '▲' : '▼'}
        {Math.abs(moved)}
      </span>
      <span className="sr-only">
        {moved > 0 ? m.match_standings_up({ count: moved }) : m.match_standings_down({ count: -moved })}
      </span>
    </>
  )
}
