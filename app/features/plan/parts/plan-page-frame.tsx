import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { useViewer } from '../../session/viewer.queries.ts'

const CURRENT = { 'aria-current': 'page' } as const

/** A page about plans, with the way to the others. */
export function PlanPageFrame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const viewer = useViewer()
  const isExpert = viewer?.roles?.includes('expert') ?? false
  const tabs = [
    { id: undefined, name: m.plan_nav_all() },
    { id: 'allExperts', name: m.plan_nav_experts() },
    { id: 'specialist', name: m.plan_nav_specialists() },
    ...(viewer ? [{ id: 'bought', name: m.plan_nav_bought() }] : []),
    ...(isExpert ? [] : [{ id: 'apply', name: m.plan_nav_apply() }]),
  ]
  return (
    <div className="mx-auto max-w-[1120px] space-y-4 px-3 md:px-0">
      <header className="space-y-1">
        <h1 className="flex min-h-10 items-center font-bold text-20">{title}</h1>
        {intro && <p className="max-w-prose text-text-muted">{intro}</p>}
      </header>
      <nav aria-label={m.plan_title()} className={TAB_ROW}>
        {tabs.map(({ id, name }) => (
          <Link
            key={name}
            to="/expert/{-$id}"
            params={{ id }}
            activeOptions={EXACT_LINK}
            activeProps={CURRENT}
            className={TAB}
          >
            {name}
          </Link>
        ))}
        {isExpert && (
          <Link to="/creatorCenter/{-$place}" params={{ place: 'progManage' }} className={TAB}>
            {m.plan_nav_mine()}
          </Link>
        )}
      </nav>
      {children}
    </div>
  )
}

export const CARD_GRID = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3'
