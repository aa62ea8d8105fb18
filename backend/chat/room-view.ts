import type { ChatBatch, ChatDeed, ChatState } from '#backend/core/objects.ts'
import { AT_HAND, REMOVED_AT_HAND, takenOutBy, withoutMessages } from './chat-log.ts'

/** Asks the room; from then on it sends its frames to the asking relay. */
type Ask = () => Promise<ChatState>

/** What a relay knows of its room: asked once, then kept by the room's frames. */
export class RoomView {
  #state: Promise<ChatState> | undefined

  async enter(ask: Ask): Promise<ChatState> {
    this.#state ??= ask()
    try {
      return await this.#state
    } catch (error) {
      this.#state = undefined
      throw error
    }
  }

  /** Adds a frame to what is known, and asks for those that were lost before it. The frame for the pages. */
  async advance(frame: ChatBatch, ask: Ask): Promise<ChatBatch> {
    const state = await this.#known()
    // Pages leave out what they have: a frame that is known here may be new to them.
    if (!state || frame.last <= state.last) return frame
    if (frame.after > state.last) return catchUp(state, frame, ask).catch(() => frame)
    // Frames that waited are one: its first part may be known.
    const fresh = frame.messages.filter(({ id }) => id > state.last)
    state.messages = [...state.messages, ...fresh].slice(-AT_HAND)
    state.last = frame.last
    return frame
  }

  async apply(deed: ChatDeed): Promise<void> {
    const state = await this.#known()
    if (!state) return
    if ('remove' in deed) {
      const ids = takenOutBy(deed)
      state.messages = withoutMessages(state.messages, ids)
      state.removed = [...ids, ...(state.removed ?? [])].slice(0, REMOVED_AT_HAND)
    } else if ('modes' in deed) state.modes = deed.modes
    else if ('mute' in deed)
      state.mutes = [...state.mutes.filter(({ uid }) => uid !== deed.mute), { uid: deed.mute, until: deed.until }]
  }

  forget(): void {
    this.#state = undefined
  }

  #known = async (): Promise<ChatState | undefined> => this.#state?.catch(() => undefined)
}

async function catchUp(state: ChatState, frame: ChatBatch, ask: Ask): Promise<ChatBatch> {
  const after = state.last
  Object.assign(state, await ask())
  return { ...frame, after, last: state.last, messages: state.messages.filter(({ id }) => id > after) }
}
