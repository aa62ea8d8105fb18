import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { MatchList } from '../../match/match-list.tsx'
import type { HomeSearch } from '../home-search.ts'

interface ListSectionProps {
  name: 'live' | 'soon' | 'later'
  title: string
  /** All matches of the section; `matches` may be the first of them. */
  count: number
  matches: readonly MatchRow[]
  /** The list of all of them. */
  search: HomeSearch
  isOfManyDays?: boolean
  /** Shown at the end of the heading's line. */
  note?: ReactNode
}

/** Heights of a section that is not rendered yet, so that nothing shifts when it is. */
const HEADING_PX = 44
const ROW_PX = 65

const FarSection = (props: ComponentPropsWithoutRef<'section'>) => <HydrateWhenSeen as="section" {...props} />

export function ListSection({ name, title, count, matches, search, isOfManyDays, note }: ListSectionProps) {
  const hasMore = count > matches.length
  const isFirst = name === 'live'
  const Section = isFirst ? 'section' : FarSection
  return (
    <Section
      aria-labelledby={`section-${name}`}
      className={isFirst ? 'pb-2' : 'pb-2 [content-visibility:auto]'}
      style={{ containIntrinsicSize: `auto ${HEADING_PX + ROW_PX * matches.length}px` }}
    >
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id={`section-${name}`} className="flex items-center gap-2 whitespace-nowrap font-semibold">
          {isFirst && <i aria-hidden="true" className="size-2 rounded-full bg-live" />}
          {title} <span className="figures font-normal text-13 text-text-muted">{count}</span>
        </h2>
        {/* The note's first words come and go, its end keeps its place. */}
        {note && <div className="min-w-0 flex-1 *:justify-end [&_.ms-auto]:order-first">{note}</div>}
      </div>
      <MatchList matches={matches} isGrouped={false} isOfManyDays={isOfManyDays ?? false} />
      {hasMore && (
        <Link
          to="/"
          search={search}
          className="flex min-h-10 items-center justify-center text-13 text-brand-text hover:underline"
        >
          {m.home_section_all()} <span className="figures ms-1">{count}</span>
        </Link>
      )}
    </Section>
  )
}
