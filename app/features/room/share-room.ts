import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'

/** Shares an address by the device's own dialog, else by the clipboard; where neither is allowed it is shown. */
export async function share(title: string, url: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      toast(m.live_room_shared(), 'success')
    }
  } catch (error) {
    // The visitor has closed the dialog.
    if (!(error instanceof Error && error.name === 'AbortError')) toast(url)
  }
}
