import { type Contrast, contrastsOf } from '#app/lib/contrasts.ts'
import type { Scheme } from '#app/lib/theme-tokens.ts'
import { m } from '#app/paraglide/messages.js'
import { paletteOf } from './palette.ts'
import { type Part, valueAt } from './record.ts'

export const PAIR_NAMES: Readonly<Record<Contrast['pair'], () => string>> = {
  text: m.admin_brand_contrast_text,
  surface: m.admin_brand_contrast_surface,
  accent: m.admin_brand_contrast_accent,
  button: m.admin_brand_contrast_button,
}

export interface LowContrast extends Contrast {
  scheme: Scheme
}

/** Pairs that are hard to read, of the schemes whose colours are not those that are served already. */
export const lowContrasts = (record: Part, served: Part | undefined): LowContrast[] =>
  (['dark', 'light'] as const).flatMap((scheme) => {
    const path = `theme.${scheme}`
    const palette = paletteOf(record, scheme)
    if (!palette || JSON.stringify(valueAt(record, path)) === JSON.stringify(valueAt(served, path))) return []
    return contrastsOf(palette, scheme).flatMap((contrast) => (contrast.isEnough ? [] : [{ ...contrast, scheme }]))
  })
