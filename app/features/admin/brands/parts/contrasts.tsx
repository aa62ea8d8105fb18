import { Check, TriangleAlert } from 'lucide-react'
import { contrastsOf } from '#app/lib/contrasts.ts'
import type { Scheme } from '#app/lib/theme-tokens.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../../shell/shell.queries.ts'
import { useBrandForm } from '../brand-form.ts'
import { PAIR_NAMES } from '../low-contrasts.ts'
import { paletteOf } from '../palette.ts'

/** The contrast of what is read in a scheme, and the colour in its place where it is not enough. */
export function Contrasts({ scheme }: { scheme: Scheme }) {
  const { record } = useBrandForm()
  const { tag } = useShell().locale
  const palette = paletteOf(record, scheme)
  if (!palette) return null
  return (
    <dl className="grid gap-1 text-13">
      {contrastsOf(palette, scheme).map(({ pair, ratio, isEnough, shown }) => (
        <div key={pair} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <dt className="min-w-0 flex-auto text-text-muted">{PAIR_NAMES[pair]()}</dt>
          <dd className={`figures flex items-center gap-2 ${isEnough ? 'text-win' : 'text-warn'}`}>
            {isEnough ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
            <span dir="ltr">{ratio.toLocaleString(tag)}:1</span>
            <span className="text-text-muted">
              {isEnough ? m.admin_brand_contrast_enough() : m.admin_brand_contrast_low()}
            </span>
            {shown && (
              <span className="flex items-center gap-1 text-text">
                <span aria-hidden className="size-4 rounded-sm border border-line" style={{ background: shown }} />
                {m.admin_brand_contrast_shown({ colour: shown })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
