import { useEffect, useRef } from 'react'
import { dayLabel } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { LIST_NAMES } from '../../match/home-list-names.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { HomeSearch } from '../home-search.ts'
import { ListTabs } from './list-tabs.lazy.tsx'

const SHEET_ID = 'list-choice'

/** On phones: names the list that is shown and opens the sheet to choose another. */
export function ListChoiceButton({ search: { list = 'today', day } }: { search: HomeSearch }) {
  const { locale } = useShell()
  return (
    <button
      type="button"
      popoverTarget={SHEET_ID}
      className="flex shrink-0 items-center gap-1 border-line border-s px-3 font-medium text-13 md:hidden"
    >
      <span className="sr-only">{m.home_lists_label()}</span>
      {list === 'day' ? day && dayLabel(day, locale.tag) : LIST_NAMES[list]()}
      <SpriteIcon name="down" className="size-4 fill-none" />
    </button>
  )
}

/** The choice of list, day and order: a line on wider screens, on phones a sheet that needs no script to open. */
export function ListChoice({ search }: { search: HomeSearch }) {
  const sheet = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by whatever changes the choice.
  useEffect(() => sheet.current?.hidePopover?.(), [search])
  return (
    <div
      ref={sheet}
      id={SHEET_ID}
      popover="auto"
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-lg border-line border-t bg-surface-1 px-3 pt-4 pb-8 text-text shadow-floating backdrop:bg-black/60 md:static md:block md:rounded-none md:border-0 md:bg-transparent md:px-0 md:py-2 md:shadow-none"
    >
      <HydrateWhenSeen className="min-h-9">
        <ListTabs search={search} />
      </HydrateWhenSeen>
    </div>
  )
}
