const KEY = 'player'

/** What a viewer set once and finds again; kept on this device only. */
export type Preferences = {
  startsAutomatically: boolean
  /** Off: shortcuts answer only while the focus is inside the player (WCAG 2.1.4). */
  hasPageShortcuts: boolean
  showsScoreboard: boolean
  /** Scores on the page wait for the picture. */
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

/** Text from storage may be old, foreign or absent: each field that is not of its type becomes the default. */
export function parsePreferences(text: string | null): Preferences {
  const stored = objectIn(text)
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

/** Storage may be full or forbidden; the setting then lasts as long as the page. */
export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    return
  }
}

function objectIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
