import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Preferences } from '#contract/user.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { savePreferences } from '../user.functions.ts'
import { preferencesQuery } from '../user.queries.ts'
import { applyPreferences } from './apply-preferences.ts'

/** The account's preferences, and a function that changes some: optimistic, rolled back when saving fails. */
export function usePreferences() {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(preferencesQuery())
  // Local state, because the query cache notifies too late for a controlled switch.
  const [shown, setShown] = useState(data)
  const last = useRef(0)
  const show = (preferences: Preferences) => {
    setShown(preferences)
    client.setQueryData(preferencesQuery().queryKey, preferences)
    applyPreferences(client, preferences)
  }
  const change = async (part: Preferences): Promise<boolean> => {
    last.current += 1
    const mine = last.current
    show({ ...(client.getQueryData(preferencesQuery().queryKey) ?? data), ...part })
    const answer = await savePreferences({ data: { key: crypto.randomUUID(), input: part } }).catch(() => ({
      ok: false as const,
      error: { code: 'unavailable' as const },
    }))
    const isSaved = toastResult(answer, m.user_act_saved())
    if (answer.ok && mine === last.current) show(answer.data)
    if (!answer.ok) await client.fetchQuery({ ...preferencesQuery(), staleTime: 0 }).then(show, () => show(data))
    return isSaved
  }
  return { preferences: shown, change }
}
