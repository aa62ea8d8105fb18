import type { Palette, Scheme } from '#app/lib/theme-tokens.ts'
import { type Part, partAt } from './record.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** The colours of a scheme; undefined while one of them is none. */
export function paletteOf(record: Part, scheme: Scheme): Palette | undefined {
  const { brand, background, surface, text } = partAt(record, `theme.${scheme}`)
  const colours = { brand, background, surface, text }
  return Object.values(colours).every((colour) => typeof colour === 'string' && HEX.test(colour))
    ? (colours as Palette)
    : undefined
}
