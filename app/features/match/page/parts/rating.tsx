import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'

/** A player's rating from 3 to 10, as football's rules fold it from the log (decision 134). */
export const Rating = ({ value }: { value: number }) => (
  <span
    className={cn(
      'figures rounded-sm bg-surface-2 px-1 font-semibold text-12 leading-4',
      value >= 7.5 ? 'text-win' : value < 5.5 ? 'text-warn' : 'text-text',
    )}
  >
    <span className="sr-only">{m.match_column_rating()} </span>
    {Math.min(10, Math.max(3, value)).toFixed(1)}
  </span>
)
