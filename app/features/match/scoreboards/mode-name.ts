import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'

const MODES: Readonly<Record<string, () => string>> = {
  control: m.match_mode_control,
  escort: m.match_mode_escort,
  hybrid: m.match_mode_hybrid,
  push: m.match_mode_push,
}

/** What is fought for on a map of Overwatch. */
export const modeName = (mode: string): string => labelOf(MODES, mode)
