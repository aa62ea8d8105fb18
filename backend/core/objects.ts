/**
 * What others may call on a Durable Object. The classes implement these (`backend/live`, `backend/notice`); stated here
 * without them, so that `Env` needs no area.
 */

/** What a topic answers a relay that subscribes; `frame` is the JSON of the first frame for its socket. */
export type Subscribed = { isKnown: true; seq: number; frame: string } | { isKnown: false }

/** One topic of socket `g`. */
export interface TopicObject extends Rpc.DurableObjectBranded {
  subscribe(topic: string, relay: string, sockets: number, since?: number): Promise<Subscribed>
  unsubscribe(relay: string): Promise<void>
  count(relay: string, sockets: number): Promise<void>
  /** Sockets on the topic, over all relays. */
  online(): number
  /** The log behind the topic has grown. */
  refresh(): Promise<void>
}

/** Holds a share of the sockets of `g`. Both answer how many of its sockets are on the topic. */
export interface RelayObject extends Rpc.DurableObjectBranded {
  deliver(topic: string, seq: number, frame: string): number
  count(topic: string): number
  fetch(request: Request): Response
}

/** One user's inbox. */
export interface InboxObject extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>
  /** Notices of the user were added, read or removed. */
  changed(uid: number): Promise<void>
  /** The user's reservations changed on a page of that brand and language. */
  plan(uid: number, page?: { lan?: string; brand?: string }): Promise<void>
  /** These sessions of the user ended, or all of them; sockets of the session `own` are closed without a word. */
  sessionsEnded(ids?: string[], own?: string): void
  forget(): Promise<void>
}
