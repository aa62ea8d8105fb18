import { m } from '#app/paraglide/messages.js'
import type { Zone } from './pitches.ts'

export const ZONE_NAMES: Readonly<Record<Zone, () => string>> = {
  1: m.match_pitch_zone_1,
  2: m.match_pitch_zone_2,
  3: m.match_pitch_zone_3,
  4: m.match_pitch_zone_4,
  5: m.match_pitch_zone_5,
  6: m.match_pitch_zone_6,
  7: m.match_pitch_zone_7,
  8: m.match_pitch_zone_8,
  9: m.match_pitch_zone_9,
  11: m.match_pitch_zone_11,
  12: m.match_pitch_zone_12,
  13: m.match_pitch_zone_13,
  14: m.match_pitch_zone_14,
}
