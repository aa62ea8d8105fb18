import { Link } from '@tanstack/react-router'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'

/** Whatever is searched for: a tab is its page. */
const ACTIVE = { exact: true, includeSearch: false } as const
const CURRENT = { 'aria-current': 'page' } as const

interface CentreTabsProps {
  label: string
  to: '/anchorCenter/{-$place}' | '/channel/{-$place}' | '/creatorCenter/{-$place}'
  tabs: readonly { place: string | undefined; name: () => string }[]
}

/** The pages of a centre: of streamers, experts or promotion managers. */
export const CentreTabs = ({ label, to, tabs }: CentreTabsProps) => (
  <nav aria-label={label} className={TAB_ROW}>
    {tabs.map(({ place, name }) => (
      <Link key={place ?? ''} to={to} params={{ place }} activeOptions={ACTIVE} activeProps={CURRENT} className={TAB}>
        {name()}
      </Link>
    ))}
  </nav>
)
