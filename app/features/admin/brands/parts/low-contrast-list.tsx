import { TriangleAlert } from 'lucide-react'
import { ENOUGH } from '#app/lib/contrasts.ts'
import { m } from '#app/paraglide/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { type LowContrast, PAIR_NAMES } from '../low-contrasts.ts'

interface LowContrastListProps {
  pairs: readonly LowContrast[]
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
  /** Whether it was sent without. */
  isMissing: boolean
}

/** Pairs of colours that are hard to read, each by its name, and the tick without which they are not published. */
export function LowContrastList({ pairs, isConfirmed, onConfirm, isMissing }: LowContrastListProps) {
  const { tag } = useShell().locale
  const ratioText = (ratio: number) => `${ratio.toLocaleString(tag)}:1`
  const schemes = { dark: m.admin_brand_scheme_dark(), light: m.admin_brand_scheme_light() }
  return (
    <section className="grid gap-2 rounded-md border border-line bg-surface-2 p-3">
      <h3 className="flex items-center gap-2 font-medium text-14">
        <TriangleAlert size={16} aria-hidden className="shrink-0 text-warn" />
        {m.admin_brand_low()}
      </h3>
      <p className="text-13 text-text-muted">{m.admin_brand_low_text({ ratio: ratioText(ENOUGH) })}</p>
      <ul className="grid gap-1 text-13">
        {pairs.map(({ scheme, pair, ratio, shown }) => (
          <li key={`${scheme} ${pair}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-auto">
              {schemes[scheme]} · {PAIR_NAMES[pair]()}
            </span>
            <span dir="ltr" className="figures text-warn">
              {ratioText(ratio)}
            </span>
            {shown && (
              <span className="flex items-center gap-1 text-text-muted">
                <span aria-hidden className="size-4 rounded-sm border border-line" style={{ background: shown }} />
                {m.admin_brand_contrast_shown({ colour: shown })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Checkbox
        label={m.admin_brand_low_confirm()}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
        error={isMissing && !isConfirmed ? m.admin_brand_low_needed() : undefined}
      />
    </section>
  )
}
