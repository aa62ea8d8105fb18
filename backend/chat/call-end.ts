import type { ChatAnswer } from '#backend/core/objects.ts'
import type { ChatServerFrame } from '#contract/chat.ts'
import type { Attachment, ChatEnd, ChatPass } from './chat-socket.ts'

/** The end of a call: what a page would be sent about its message or deed is the call's answer. */
export class CallEnd implements ChatEnd {
  readonly #attachment: Attachment
  readonly answer: Promise<ChatAnswer>
  #answered: (answer: ChatAnswer) => void = () => undefined

  constructor(pass: ChatPass) {
    this.#attachment = { ...pass, address: '', openedAt: Date.now() }
    this.answer = new Promise((resolve) => {
      this.#answered = resolve
    })
  }

  send(text: string): void {
    const frame = JSON.parse(text) as ChatServerFrame
    const { type } = frame
    if (type === 'said' || type === 'done' || type === 'refused' || type === 'error') this.#answered(frame)
  }

  close(): void {}

  deserializeAttachment(): Attachment {
    return this.#attachment
  }
}
