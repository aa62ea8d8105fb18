/** A mail or SMS. */
export interface Message {
  /** An email address, or a phone as `+8613800138000`. */
  to: string
  kind: 'mail' | 'sms'
  subject: string
  text: string
}

/** Sends a message; false when the mail server or service did not accept it. Never throws. */
export type Sender = (message: Message) => Promise<boolean>
