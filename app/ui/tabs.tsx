import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cn } from '#app/lib/cn.ts'

/**
 * Classes of a row of tabs, which scrolls sideways on narrow screens. For links too: `<nav className={cn(TAB_ROW,
 * 'shrink-0')}>`.
 */
export const TAB_ROW = 'scroll-quiet scroll-more flex overflow-x-auto border-line border-b'
/** Classes of one tab, selected by `aria-selected` or, for a link, by `aria-current`. */
export const TAB =
  'inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-4 font-medium text-text-muted outline-offset-[-2px] hover:text-text aria-selected:border-brand-text aria-selected:text-text aria-[current]:border-brand-text aria-[current]:text-text'

export interface Tab<Key extends string> {
  key: Key
  label: ReactNode
}

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly Tab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  /** The panel of the selected tab. */
  children: ReactNode
  className?: string
  tabClassName?: string
  panelClassName?: string
}

/** The index that a key moves to, or undefined for other keys. */
export function tabStep(key: string, isRtl: boolean, index: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : (index + (isRtl ? -step : step) + count) % count
}

/** Tabs that switch a panel in place. Tabs that are links use `TAB_ROW` and `TAB` instead. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children, ...classes }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = tabs.findIndex(({ key }) => key === selected)
    const next = tabStep(event.key, isRtl, index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onSelect(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className={classes.className}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={cn(TAB_ROW, 'shrink-0')}>
        {tabs.map(({ key, label: text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}panel`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
            className={cn(TAB, classes.tabClassName)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may scroll, and hold nothing to step to.
        tabIndex={0}
        className={classes.panelClassName ?? 'pt-4'}
      >
        {children}
      </div>
    </div>
  )
}
