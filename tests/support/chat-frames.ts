import { expect, type Page } from '@playwright/test'
import type { ChatServerFrame } from '#contract/chat.ts'

/** Takes over the socket of the chat of a page that is opened afterwards; `say` says something there as somebody. */
export async function takeOverChat(page: Page): Promise<{ say(text: string): Promise<void> }> {
  let toPage: ((frame: ChatServerFrame) => void) | undefined
  let last: number | undefined
  let isCut = false
  await page.routeWebSocket(/\/ws\/j\?/, (socket) => {
    toPage = (frame) => socket.send(JSON.stringify(frame))
    socket.connectToServer().onMessage((message) => {
      if (isCut && message !== 'pong') return
      socket.send(message)
      if (typeof message !== 'string' || message === 'pong') return
      const frame = JSON.parse(message) as ChatServerFrame
      if (frame.type === 'welcome' || frame.type === 'messages') last = frame.last
    })
  })
  return {
    async say(text) {
      await expect.poll(() => last, 'the page has what came before').toBeDefined()
      isCut = true
      const after = last ?? 0
      last = after + 1
      const by = { uid: 999_999, name: 'Somebody', level: 1 }
      toPage?.({ type: 'messages', after, last, messages: [{ id: last, by, text, at: Date.now() }] })
    },
  }
}
