import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { BellPlus, BellRing } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { requireUser, usePendingAction } from '../login/login.store.ts'
import { reserveMatch } from '../notice/notice.functions.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { errorText } from '../shell/error-text.ts'
import { attentionQuery } from './attention.queries.ts'
import { keepReservation } from './keep-reservation.ts'
import { offerAlerts } from './offer-alerts.ts'

/** Sets or cancels a reminder for an upcoming match. A guest signs in first, then the reminder is set. */
export function ReserveButton({ match }: { match: Pick<MatchRow, 'id' | 'home' | 'away'> }) {
  const matchId = match.id
  const client = useQueryClient()
  const isUser = useViewer() !== null
  const { data } = useQuery({ ...attentionQuery(), enabled: isUser })
  const isBusy = useRef(false)
  // Until the list of reminders knows it too.
  const [answered, setAnswered] = useState<boolean>()
  // What the server draws knows no reminders, and is hydrated after these may have been read.
  const isReserved = useHydrated() && isUser && (answered ?? data?.reserved.includes(matchId) ?? false)
  const change = async (shouldReserve: boolean) => {
    if (isBusy.current) return
    isBusy.current = true
    const intent = { key: crypto.randomUUID(), input: { matchId, isReserved: shouldReserve } }
    const answer = await reserveMatch({ data: intent }).catch(() => undefined)
    isBusy.current = false
    if (!answer?.ok) return toast(answer ? errorText(answer.error) : m.error_network(), 'error')
    setAnswered(answer.data.isReserved)
    toast(shouldReserve ? m.match_reserve_done() : m.match_reserve_cancelled(), 'success')
    if (shouldReserve) void offerAlerts()
    await keepReservation(client, matchId, answer.data.isReserved)
    setAnswered(undefined)
  }
  const name = `reserve:${matchId}`
  const reason = () => m.match_reserve_guest({ home: match.home.name, away: match.away.name })
  usePendingAction(name, () => void change(true))
  const Icon = isReserved ? BellRing : BellPlus
  return (
    <Button
      variant={isReserved ? 'quiet' : 'primary'}
      aria-pressed={isReserved}
      onClick={() => requireUser(() => void change(!isReserved), name, reason())}
    >
      <Icon size={18} aria-hidden />
      {isReserved ? m.match_reserve_on() : m.match_reserve_off()}
    </Button>
  )
}
