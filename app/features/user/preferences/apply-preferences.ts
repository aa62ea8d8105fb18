import type { QueryClient } from '@tanstack/react-query'
import { setCookie } from '#app/lib/browser-cookies.ts'
import { browserZone } from '#app/lib/browser-zone.ts'
import type { Preferences } from '#contract/user.ts'
import { loadPreferences, savePreferences } from '../../live/player/preferences.ts'
import { setGoalSound } from '../../match/goal-sound.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { shellQuery } from '../../shell/shell.queries.ts'
import { displayPreferencesOf } from './display-preferences-of.ts'

function applyTheme(theme: NonNullable<Preferences['theme']>): void {
  const isLight = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be blocked; the theme then lasts until the page is left.
  }
}

/** Applies the account's preferences to this browser; unset ones leave the browser unchanged. */
export function applyPreferences(client: QueryClient, preferences: Preferences): void {
  const display = displayPreferencesOf(preferences)
  setCookie('view', JSON.stringify(display))
  if (preferences.language) setCookie('lang', preferences.language)
  if (preferences.theme) applyTheme(preferences.theme)
  if (preferences.autoplay !== undefined)
    savePreferences({ ...loadPreferences(), startsAutomatically: preferences.autoplay })
  if (preferences.hasGoalSound !== undefined) setGoalSound(preferences.hasGoalSound)
  const zone = display.zone ?? browserZone()
  client.setQueryData<Shell>(shellQuery().queryKey, (shell) => (shell ? { ...shell, display, zone } : shell))
}
