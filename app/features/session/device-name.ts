import { m } from '#app/paraglide/messages.js'

/** `Chrome · Windows`, or "unknown device" when the backend could not identify it. */
export const deviceName = ({ device }: { device: string }): string => device || m.session_device_unknown()
