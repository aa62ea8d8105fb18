import { useCallback, useState } from 'react'
import { loadPreferences, type Preferences, savePreferences } from '../preferences.ts'

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(loadPreferences)
  const change = useCallback((part: Partial<Preferences>) => {
    const next = { ...loadPreferences(), ...part }
    savePreferences(next)
    setPreferences(next)
  }, [])
  return [preferences, change]
}
