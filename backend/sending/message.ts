/** What goes out to one address. */
export interface Message {
  /** An email address, or a phone as `+8613800138000`. */
  to: string
  kind: 'mail' | 'sms'
  subject: string
  text: string
}

/** Sends a message; false when it could not be handed over. Never throws. */
export type Sender = (message: Message) => Promise<boolean>
