import { m } from '#app/paraglide/messages.js'

/** How much of a file is out. */
export const UploadBar = ({ bytes, size }: { bytes: number; size: number }) => (
  <progress
    aria-label={m.video_upload_label()}
    value={bytes}
    max={size}
    className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-2 [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-brand"
  />
)
