import { m } from '#app/paraglide/messages.js'
import { confirm } from '#app/ui/confirm.ts'
import { toast } from '#app/ui/toast.ts'
import { clearDrafts } from '../draft/drafts.ts'
import { clearOwnStorage } from '../session/clear-own-storage.ts'
import { announceSession } from '../session/session-channel.ts'
import { signOut } from './login.functions.ts'

/** After a confirmation: ends the session on the server and in the other tabs, then opens the home page as a guest. */
export async function askAndSignOut(home: string): Promise<void> {
  const isSure = await confirm({
    title: m.login_sign_out_title(),
    text: m.login_sign_out_text(),
    confirmLabel: m.login_sign_out(),
    cancelLabel: m.login_sign_out_cancel(),
  })
  if (!isSure) return
  const answer = await signOut().catch(() => undefined)
  if (!answer?.ok) return toast(m.error_network(), 'error')
  clearDrafts()
  clearOwnStorage()
  announceSession(null)
  // The browser may keep this page for its back button, with all that it shows.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(home)
}
