import { isStill } from '#app/lib/is-still.ts'

const KEY = 'player'

/** The viewer's player settings, stored on this device only. */
export type Preferences = {
  startsAutomatically: boolean
  /** When off, shortcuts work only while the focus is inside the player (WCAG 2.1.4). */
  hasPageShortcuts: boolean
  showsScoreboard: boolean
  /** Scores on the page are delayed to the picture. Stored under this name. */
  keepsStep: boolean
  volume: number
}

const DEFAULTS: Preferences = {
  startsAutomatically: true,
  hasPageShortcuts: false,
  showsScoreboard: true,
  keepsStep: true,
  volume: 1,
}

/** Reads stored text, which may be outdated or invalid: each invalid field gets its default. */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseObject(text)
  const flag = (key: 'startsAutomatically' | 'hasPageShortcuts' | 'showsScoreboard' | 'keepsStep') =>
    typeof stored[key] === 'boolean' ? stored[key] : DEFAULTS[key]
  const { volume } = stored
  return {
    startsAutomatically: flag('startsAutomatically'),
    hasPageShortcuts: flag('hasPageShortcuts'),
    showsScoreboard: flag('showsScoreboard'),
    keepsStep: flag('keepsStep'),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
  }
}

export function loadPreferences(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(KEY))
  } catch {
    return DEFAULTS
  }
}

/** Storage may be full or blocked; the settings then last as long as the page. */
export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    return
  }
}

type Connection = { saveData?: boolean }

/** Whether a stream may start by itself: not under reduced motion, with a data saver, or when the viewer said no. */
export function mayAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return loadPreferences().startsAutomatically && !isStill() && connection?.saveData !== true
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
