import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'
import { addDays } from '#app/lib/day-of.ts'
import { dayLabel } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { NoScriptSubmit } from '#app/ui/no-script-submit.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import type { HomeSearch } from '../home-search.ts'

/** Days before and after today that can be chosen. */
const RANGE_DAYS = 35

/** A date input for any day; its text field is visible while focused, for typing. */
export function DayPicker({ search }: { search: HomeSearch }) {
  const navigate = useNavigate({ from: '/' })
  const { locale } = useShell()
  const today = useToday()
  const [typed, setTyped] = useState<string>()
  const onChange = ({ target: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(value)
    // While a date is typed the value is incomplete, or has a year of fewer digits.
    if (!validity.valid) return
    void navigate({
      search: { ...search, list: value ? 'day' : undefined, day: value || undefined, page: undefined },
      // Going back leaves the calendar, however many days were tried.
      replace: search.list === 'day',
      resetScroll: false,
    })
  }
  return (
    <form className="flex" onSubmit={(event) => event.preventDefault()}>
      <label className="relative flex h-9 items-center gap-2 rounded-md border border-line bg-surface-1 px-3 text-13 hover:bg-surface-2">
        <SpriteIcon name="calendar" className="size-4 fill-none" />
        <span className="sr-only">{m.home_day_label()}</span>
        {search.day && <span>{dayLabel(search.day, locale.tag)}</span>}
        <input
          type="date"
          name="day"
          min={addDays(today, -RANGE_DAYS)}
          max={addDays(today, RANGE_DAYS)}
          value={typed ?? search.day ?? ''}
          onClick={(event) => event.currentTarget.showPicker?.()}
          onChange={onChange}
          onBlur={() => setTyped(undefined)}
          className="absolute inset-y-0 start-0 z-10 w-full cursor-pointer rounded-md opacity-0 focus:w-36 focus:min-w-full focus:bg-surface-1 focus:px-2 focus:opacity-100 md:start-auto md:end-0"
        />
      </label>
      <NoScriptSubmit hiddenFields={{ ...search, list: 'day', day: undefined, page: undefined }} />
    </form>
  )
}
