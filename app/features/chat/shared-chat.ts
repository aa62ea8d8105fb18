interface Sharable {
  open(): void
  close(): void
}

interface Shared<Chat> {
  chat: Chat
  users: number
  stop: () => void
}

const open = new Map<string, Shared<Sharable>>()

/**
 * One connection for all parts of a page that are about the same chat: made and opened for the first that asks, closed
 * after the last has released it. `bind` runs once and returns what undoes it.
 */
export function shareChat<Chat extends Sharable>(
  key: string,
  make: () => Chat,
  bind: (chat: Chat) => () => void,
): { chat: Chat; release: () => void } {
  const shared = (open.get(key) as Shared<Chat> | undefined) ?? begin(key, make(), bind)
  shared.users += 1
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    shared.users -= 1
    if (shared.users > 0) return
    open.delete(key)
    shared.stop()
    shared.chat.close()
  }
  return { chat: shared.chat, release }
}

function begin<Chat extends Sharable>(key: string, chat: Chat, bind: (chat: Chat) => () => void): Shared<Chat> {
  const shared = { chat, users: 0, stop: bind(chat) }
  open.set(key, shared)
  chat.open()
  return shared
}
