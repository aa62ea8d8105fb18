import { Link } from '@tanstack/react-router'
import { bringIntoView } from '#app/lib/bring-into-view.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'

interface TabLinksProps {
  label: string
  /** The first tab has no `tab` in the address, unless `isFirstNamed`. */
  tabs: readonly { key: string; name: string }[]
  current: string
  /** For a page that does not always open on its first tab. */
  isFirstNamed?: boolean
  /** Search parameters that every tab keeps. */
  kept?: Readonly<Record<string, string | undefined>>
}

/** Tabs of a personal page, as links. */
export const TabLinks = ({ label, tabs, current, isFirstNamed, kept }: TabLinksProps) => (
  <nav aria-label={label} className={TAB_ROW}>
    {tabs.map(({ key, name }, index) => (
      <Link
        key={key}
        ref={key === current ? bringIntoView : undefined}
        to="."
        search={{ ...kept, tab: index === 0 && !isFirstNamed ? undefined : key }}
        resetScroll={false}
        activeOptions={EXACT_LINK}
        aria-current={key === current ? 'page' : undefined}
        className={TAB}
      >
        {name}
      </Link>
    ))}
  </nav>
)
