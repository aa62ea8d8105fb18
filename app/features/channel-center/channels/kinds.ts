import { m } from '#app/paraglide/messages.js'
import type { ChannelKind } from '#contract/promotion-rules.ts'

/** Where a channel's link leads to, as the reader calls it. */
export const KINDS: Readonly<Record<ChannelKind, () => string>> = {
  register: m.channel_kind_register,
  download: m.channel_kind_download,
}
