import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { ChatMessage, ChatSpeaker } from '#contract/chat.ts'
import { blocks, isBlocked } from '../blocks.ts'
import { mentionsName } from '../mentions.ts'
import type { PacedChat } from '../paced-chat.ts'

interface SaidToYouProps {
  chat: PacedChat | undefined
  you: ChatSpeaker | undefined
}

/** Tells whoever listens, when there is a pause, the last thing that was said to her. */
export function SaidToYou({ chat, you }: SaidToYouProps) {
  const [message, setMessage] = useState<ChatMessage>()
  const { uid, name } = you ?? {}
  useEffect(() => {
    if (name === undefined) return
    return chat?.onNews((news) => {
      const said = 'messages' in news ? news.messages : []
      const isToYou = (each: ChatMessage) =>
        each.by.uid !== uid &&
        (each.replyTo?.name === name || mentionsName(each.text, name)) &&
        !isBlocked(each, blocks.now())
      setMessage((before) => said.findLast(isToYou) ?? before)
    })
  }, [chat, uid, name])
  return (
    <p aria-live="polite" className="sr-only">
      {message && m.chat_to_you({ name: message.by.name, text: message.text })}
    </p>
  )
}
