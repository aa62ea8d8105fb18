import type { QueryClient } from '@tanstack/react-query'
import { attentionQuery } from './attention.queries.ts'

/**
 * Notes in the list of reminders what the answer of a call says of a match. A first read of the list that is under way
 * may have begun before the call: then it is waited for, because another read would join it.
 */
export async function keepReservation(client: QueryClient, matchId: number, isReserved: boolean): Promise<void> {
  const { queryKey } = attentionQuery()
  if (!client.getQueryData(queryKey)) await client.ensureQueryData(attentionQuery()).catch(() => undefined)
  client.setQueryData(queryKey, (list) => {
    const others = list?.reserved.filter((id) => id !== matchId)
    return list && others && { ...list, reserved: isReserved ? [...others, matchId] : others }
  })
  await client.invalidateQueries({ queryKey: ['user'] })
}
