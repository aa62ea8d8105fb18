import { wcagContrast } from 'culori'
import { Check, TriangleAlert } from 'lucide-react'
import { type Scheme, themeTokens } from '#app/lib/theme-tokens.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../../shell/shell.queries.ts'
import { useBrandForm } from '../brand-form.ts'
import { paletteOf } from '../palette.ts'

/** What WCAG 2.2 AA wants of text. */
const ENOUGH = 4.5

/** The contrast of what is read in a scheme, and the colour in its place where it is not enough. */
export function Contrasts({ scheme }: { scheme: Scheme }) {
  const { record } = useBrandForm()
  const { tag } = useShell().locale
  const palette = paletteOf(record, scheme)
  if (!palette) return null
  const tokens = themeTokens(palette, scheme)
  const ratio = (ink: string, ground: string) => Math.floor(wcagContrast(ink, ground) * 10) / 10
  const lines = [
    {
      name: m.admin_brand_contrast_text(),
      own: ratio(palette.text, palette.background),
      shown: tokens.text,
      as: palette.text,
    },
    {
      name: m.admin_brand_contrast_surface(),
      own: ratio(palette.text, palette.surface),
      shown: tokens.text,
      as: palette.text,
    },
    {
      name: m.admin_brand_contrast_accent(),
      own: ratio(palette.brand, palette.surface),
      shown: tokens['brand-text'],
      as: palette.brand,
    },
    {
      name: m.admin_brand_contrast_button(),
      own: ratio(tokens['on-brand'] ?? '', palette.brand),
      shown: tokens.brand,
      as: palette.brand,
    },
  ]
  return (
    <dl className="grid gap-1 text-13">
      {lines.map(({ name, own, shown = '', as }) => {
        const isEnough = own >= ENOUGH
        const isCorrected = shown.toLowerCase() !== as.toLowerCase()
        return (
          <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <dt className="min-w-0 flex-auto text-text-muted">{name}</dt>
            <dd className={`figures flex items-center gap-2 ${isEnough ? 'text-win' : 'text-warn'}`}>
              {isEnough ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
              <span dir="ltr">{own.toLocaleString(tag)}:1</span>
              <span className="text-text-muted">
                {isEnough ? m.admin_brand_contrast_enough() : m.admin_brand_contrast_low()}
              </span>
              {isCorrected && (
                <span className="flex items-center gap-1 text-text">
                  <span aria-hidden className="size-4 rounded-sm border border-line" style={{ background: shown }} />
                  {m.admin_brand_contrast_shown({ colour: shown })}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
