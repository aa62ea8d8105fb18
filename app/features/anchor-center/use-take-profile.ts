import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import type { OwnProfile } from '#contract/streamer-profile.ts'
import { centreErrorText } from './error-text.ts'
import { ownProfileQuery } from './profile.queries.ts'
import { ownRoomQuery } from './streamer.queries.ts'

/** Shows what a change of the profile led to; whether it was made. */
export function useTakeProfile() {
  const client = useQueryClient()
  return (answer: Result<{ profile: OwnProfile }> | undefined, done: string): boolean => {
    if (!answer) return false
    if (!answer.ok) {
      toast(centreErrorText(answer.error), 'error')
      return false
    }
    const { profile } = answer.data
    client.setQueryData(ownProfileQuery().queryKey, profile)
    // The cover is the room's.
    client.setQueryData(ownRoomQuery().queryKey, (room) => room && { ...room, cover: profile.cover })
    toast(done)
    return true
  }
}
