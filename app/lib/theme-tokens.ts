import { converter, formatHex, interpolate, wcagContrast } from 'culori'

export type Scheme = 'dark' | 'light'
/** The colours of a brand's record in one scheme, `#rrggbb`. */
export type Palette = Record<'brand' | 'background' | 'surface' | 'text', string>
export type Tokens = Readonly<Record<string, string>>

const oklch = converter('oklch')

const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'oklch')(share)) ?? from

const WHITE = '#ffffff'

/** The nearest shade of `color` with at least the given contrast on every one of `grounds`. */
function readable(color: string, grounds: string[], contrast: number, scheme: Scheme): string {
  const start = oklch(color)
  if (!start) return color
  for (let step = 0; step <= 50; step++) {
    const lightness = scheme === 'dark' ? start.l + (1 - start.l) * (step / 50) : start.l * (1 - step / 50)
    const shade = formatHex({ ...start, l: lightness, c: (start.c ?? 0) * (1 - step / 80) }) ?? color
    if (grounds.every((ground) => wcagContrast(shade, ground) >= contrast)) return shade
  }
  return scheme === 'dark' ? WHITE : '#000000'
}

/**
 * The brand's colour as a ground and the ink on it. On a mid-tone black looks muddy though it has the contrast: a
 * colour that is nearly dark enough for white becomes a shade darker.
 */
function fillOf(accent: string): { ground: string; ink: string } {
  if (wcagContrast(WHITE, accent) < 3.6) return { ground: accent, ink: '#0b0d12' }
  return { ground: readable(accent, [WHITE], 4.5, 'light'), ink: WHITE }
}

/**
 * The design tokens of a brand's palette. Text has a contrast of at least 4.5:1 on every surface: colours of the record
 * without it are made lighter or darker until they have it.
 */
export function themeTokens({ background, surface, text, brand: accent }: Palette, scheme: Scheme): Tokens {
  const raised = mix(surface, text, 0.08)
  const grounds = [background, surface, raised]
  const body = readable(text, grounds, 7, scheme)
  const meaning = (color: string) => readable(color, grounds, 4.5, scheme)
  const live = '#e5243f'
  const fill = fillOf(accent)
  return {
    bg: background,
    'surface-1': surface,
    'surface-2': raised,
    line: mix(surface, text, 0.16),
    outline: readable(mix(surface, body, 0.35), grounds, 3, scheme),
    text: body,
    'text-muted': readable(mix(surface, body, 0.55), grounds, 4.6, scheme),
    brand: fill.ground,
    'brand-text': meaning(accent),
    'on-brand': fill.ink,
    live,
    'live-text': meaning(live),
    win: meaning('#1fa971'),
    lose: meaning('#e5484d'),
    draw: meaning('#8a93a6'),
    warn: meaning('#d98a00'),
    coin: meaning('#d9a400'),
    diamond: meaning('#2aa7d9'),
  }
}
