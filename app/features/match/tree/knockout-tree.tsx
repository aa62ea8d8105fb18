import { type KeyboardEvent, useId, useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { League } from '#contract/entities.ts'
import type { TreeRound } from '#contract/library.ts'
import { cupRoundName } from '../round-name.ts'
import { TieCard } from './tie-card.tsx'
import { layoutTree, type PlacedTie, type TreeLink, tieAt } from './tree-layout.ts'

const CARD = { width: 202, height: 78 }
/** Five rounds fit beside the rail. */
const COLUMN_PX = CARD.width + 26
const ROW_PX = CARD.height + 14

interface KnockoutTreeProps {
  rounds: readonly TreeRound[]
  league: League
  /** The match on whose page it stands. */
  matchId?: number | undefined
}

/**
 * A knock-out as a tree: a list of rounds for who hears it, lines from tie to tie for who sees it, and arrow keys along the
 * lines. It runs the way the language does.
 */
export function KnockoutTree({ rounds, league, matchId }: KnockoutTreeProps) {
  const layout = useMemo(() => layoutTree(rounds), [rounds])
  const hint = useId()
  const byKey = new Map(layout.ties.map((placed) => [placed.tie.key, placed]))
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-tie]')?.dataset.tie
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = key && tieAt(layout, key, event.key, isRtl)
    if (!next) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-tie="${CSS.escape(next)}"] :is(a, [tabindex])`)?.focus()
  }
  const ofPage = layout.ties.find(({ tie }) => tie.matches.some(({ id }) => id === matchId))
  const now = (ofPage ?? layout.ties.find(({ tie }) => !tie.winner))?.column ?? layout.columns.length - 1
  const width = COLUMN_PX * layout.columns.length - (COLUMN_PX - CARD.width)
  return (
    <Scroller
      label={m.match_tree_label({ league: league.name })}
      className="rounded-lg border border-line bg-surface-1 p-3"
    >
      <p id={hint} className="sr-only">
        {m.match_tree_keys()}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move the focus among the links in it. */}
      <div onKeyDown={move} aria-describedby={hint} className="relative" style={{ width }}>
        <div className="flex" style={{ gap: COLUMN_PX - CARD.width }}>
          {layout.columns.map((name, column) => (
            <section
              key={name}
              aria-labelledby={`${hint}${name}`}
              className={column === now ? 'shrink-0 [scroll-initial-target:nearest]' : 'shrink-0'}
              style={{ width: CARD.width }}
            >
              <h3 id={`${hint}${name}`} className="mb-2 text-center font-semibold text-12 text-text-muted">
                {cupRoundName(name)}
              </h3>
              <ol className="relative" style={{ height: layout.rows * ROW_PX }}>
                {layout.ties
                  .filter((placed) => placed.column === column)
                  .map((placed) => (
                    <li
                      key={placed.tie.key}
                      data-tie={placed.tie.key}
                      className="absolute inset-x-0"
                      style={{ top: placed.y * ROW_PX - CARD.height / 2, height: CARD.height }}
                    >
                      <TieCard
                        tie={placed.tie}
                        byKey={byKey}
                        league={league}
                        round={name}
                        isOfPage={placed === ofPage}
                      />
                    </li>
                  ))}
              </ol>
            </section>
          ))}
        </div>
        <Links links={layout.links} width={width} height={layout.rows * ROW_PX} />
      </div>
    </Scroller>
  )
}

/** The end of a card's edge, where its line begins. */
const endOf = ({ column, y }: PlacedTie) => ({ x: column * COLUMN_PX + CARD.width, y: y * ROW_PX })
const startOf = ({ column, y }: PlacedTie) => ({ x: column * COLUMN_PX, y: y * ROW_PX })

/** Lines from each tie to the next; that of a winner is drawn in the colour of the text. */
function Links({ links, width, height }: { links: readonly TreeLink[]; width: number; height: number }) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-x-0 bottom-0 fill-none rtl:-scale-x-100"
    >
      {links.map(({ key, from, to }) => {
        const [a, b] = [endOf(from), startOf(to)]
        const middle = (a.x + b.x) / 2
        return (
          <path
            key={key}
            d={`M${a.x} ${a.y}H${middle}V${b.y}H${b.x}`}
            pathLength={1}
            strokeWidth={from.tie.winner ? 2 : 1.5}
            className={`tree-line ${from.tie.winner ? 'stroke-text-muted' : 'stroke-line'}`}
          />
        )
      })}
    </svg>
  )
}
