import { m } from '#app/paraglide/messages.js'

/** `Chrome · Windows`, or words for a device whose browser says nothing we know. */
export const deviceName = ({ device }: { device: string }): string => device || m.session_device_unknown()
