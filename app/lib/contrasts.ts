import { wcagContrast } from 'culori'
import { type Palette, type Scheme, themeTokens } from './theme-tokens.ts'

/** What WCAG 2.2 AA wants of text. */
export const ENOUGH = 4.5

/** What is read: text on the background and on panels, links in the brand's colour, and the text of buttons. */
export const PAIRS = ['text', 'surface', 'accent', 'button'] as const

export interface Contrast {
  pair: (typeof PAIRS)[number]
  /** Of the colours as they are in the record. */
  ratio: number
  isEnough: boolean
  /** The colour that is shown in place of the record's; absent: that one. */
  shown?: string
}

/** Rounded down: a figure that is shown as enough is enough. */
const ratioOf = (ink: string, ground: string): number => Math.floor(wcagContrast(ink, ground) * 10) / 10

/** How well each pair of a palette can be read. */
export function contrastsOf(palette: Palette, scheme: Scheme): Contrast[] {
  const { text, background, surface, brand } = palette
  const tokens = themeTokens(palette, scheme)
  const contrast = (pair: Contrast['pair'], ink: string, ground: string, own: string, shown = ''): Contrast => {
    const ratio = ratioOf(ink, ground)
    const isCorrected = shown.toLowerCase() !== own.toLowerCase()
    return { pair, ratio, isEnough: ratio >= ENOUGH, ...(isCorrected ? { shown } : {}) }
  }
  return [
    contrast('text', text, background, text, tokens.text),
    contrast('surface', text, surface, text, tokens.text),
    contrast('accent', brand, surface, brand, tokens['brand-text']),
    contrast('button', tokens['on-brand'] ?? '', brand, brand, tokens.brand),
  ]
}
