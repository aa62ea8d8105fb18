import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChatMessage, ChatSpeaker } from '#contract/chat.ts'
import { BAN_MINUTES, MUTE_MINUTES } from '#contract/chat-rules.ts'
import { chatUserQuery } from '../chat.queries.ts'
import type { ChatClient, Said } from '../chat-client.ts'
import { DEED } from './deed.ts'
import { refusalText } from './refusal-text.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })))

const UserDialog = lazy(() => import('./user-dialog.tsx').then((module) => ({ default: module.UserDialog })))

const FOR: Readonly<Record<(typeof MUTE_MINUTES)[number], () => string>> = {
  10: m.chat_mute_10_minutes,
  60: m.chat_mute_hour,
  1440: m.chat_mute_day,
}

interface MessageDeedsProps {
  chat: ChatClient
  you: ChatSpeaker
  roomId: number
  message: ChatMessage
  onDone: () => void
}

/** What the viewer may do about a message: report it; who moderates the room also takes it out, mutes who said it, and reads and writes notes about her. */
export function MessageDeeds({ chat, you, roomId, message, onDone }: MessageDeedsProps) {
  const [isReporting, setIsReporting] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const isOwn = message.by.uid === you.uid
  if (isOwn && !you.part) return null
  return (
    <>
      {!isOwn && (
        <Button variant="quiet" className={DEED} onClick={() => setIsReporting(true)}>
          {m.chat_report()}
        </Button>
      )}
      {you.part && <Moderation chat={chat} you={you} roomId={roomId} message={message} onDone={onDone} />}
      {you.part && !isOwn && (
        <Button variant="quiet" className={DEED} onClick={() => setIsLooking(true)}>
          {m.chat_user_open()}
        </Button>
      )}
      {isLooking && (
        <Suspense>
          <UserDialog
            roomId={roomId}
            uid={message.by.uid}
            name={message.by.name}
            isStaff={you.part === 'staff'}
            onClose={() => setIsLooking(false)}
          />
        </Suspense>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog roomId={roomId} message={message} onDone={onDone} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Of a message of the streamer or staff; a moderator's may be taken out and muted by these only. */
const mayRemove = (you: ChatSpeaker, by: ChatSpeaker): boolean =>
  you.part !== 'moderator' || by.part === undefined || by.uid === you.uid
const mayMute = (you: ChatSpeaker, by: ChatSpeaker): boolean =>
  by.uid !== you.uid && (by.part === undefined || (by.part === 'moderator' && you.part !== 'moderator'))

const doneText = (minutes: number) =>
  minutes === 0 ? m.chat_unmuted : minutes === BAN_MINUTES ? m.chat_ban_done : m.chat_mute_done

function Moderation({ chat, you, roomId, message: { id, by }, onDone }: MessageDeedsProps) {
  const { data: user } = useQuery({ ...chatUserQuery(roomId, by.uid), enabled: mayMute(you, by) })
  const act = async (deed: Promise<Said>, done: string) => {
    const said = await deed
    if (said.ok) {
      toast(done)
      onDone()
    } else toast(refusalText(said.why), 'error')
  }
  const mute = (minutes: number) => void act(chat.mute(by.uid, minutes), doneText(minutes)({ name: by.name }))
  return (
    <>
      {mayRemove(you, by) && (
        <Button variant="quiet" className={DEED} onClick={() => void act(chat.remove(id), m.chat_removed())}>
          {m.chat_remove()}
        </Button>
      )}
      {mayMute(you, by) &&
        MUTE_MINUTES.map((minutes) => (
          <Button key={minutes} variant="quiet" className={DEED} onClick={() => mute(minutes)}>
            {FOR[minutes]()}
          </Button>
        ))}
      {mayMute(you, by) && (
        <>
          <Button variant="quiet" className={`${DEED} text-lose!`} onClick={() => mute(BAN_MINUTES)}>
            {m.chat_ban()}
          </Button>
          {user?.record?.mutedUntil !== undefined && (
            <Button variant="quiet" className={DEED} onClick={() => mute(0)}>
              {m.chat_unmute()}
            </Button>
          )}
        </>
      )}
    </>
  )
}
