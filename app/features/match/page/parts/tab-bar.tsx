import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { MATCH_TABS, type MatchTab } from '../match-tabs.ts'

const TAB_LABELS: Readonly<Record<MatchTab, () => string>> = {
  overview: m.match_tab_overview,
  text: m.match_tab_text,
  lineup: m.match_tab_lineup,
  stats: m.match_tab_stats,
  odds: m.match_tab_odds,
  h2h: m.match_tab_head_to_head,
  standings: m.match_tab_standings,
  tree: m.match_tab_tree,
  preview: m.match_tab_preview,
  streams: m.match_tab_streams,
  log: m.match_tab_log,
  comments: m.match_tab_comments,
}

interface TabBarProps {
  game: string
  id: number
  tabs: readonly MatchTab[]
  /** Shown even if it is not among the tabs: its address may have been shared. */
  current: MatchTab
}

/** The tabs are links, so each has an address and works without scripts. They stay below the header and the score. */
export function TabBar({ game, id, tabs, current }: TabBarProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const active = bar.current?.querySelector(`[data-tab="${current}"]`)
    if (!active || !bar.current) return
    const [tab, edge] = [active.getBoundingClientRect(), bar.current.getBoundingClientRect()]
    // By distance: offsets count from the other edge where the page is read from right to left.
    bar.current.scrollBy({ left: tab.left + tab.width / 2 - (edge.left + edge.width / 2) })
  }, [current])
  return (
    <nav
      ref={bar}
      aria-label={m.match_tabs_label()}
      className="scroll-quiet scroll-more sticky top-[88px] z-20 flex overflow-x-auto border-line border-b bg-bg px-1 lg:px-0"
    >
      {MATCH_TABS.filter((tab) => tab === current || tabs.includes(tab)).map((tab) => (
        <Link
          key={tab}
          data-tab={tab}
          to="/$game/$id"
          params={{ game, id: String(id) }}
          search={tab === 'overview' ? {} : { tab }}
          activeOptions={{ exact: true }}
          replace
          resetScroll={false}
          className={cn(
            'flex min-h-11 shrink-0 items-center whitespace-nowrap border-b-2 px-3 font-medium lg:px-2.5',
            tab === current ? 'border-brand-text text-text' : 'border-transparent text-text-muted hover:text-text',
          )}
        >
          {TAB_LABELS[tab]()}
        </Link>
      ))}
    </nav>
  )
}
