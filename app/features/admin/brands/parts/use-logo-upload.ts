import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import { sendFile } from '../../../session/send-file.ts'
import { accountErrorText } from '../../../shell/account-error-text.ts'
import { useShell } from '../../../shell/shell.queries.ts'

/** Stores pictures of a brand. `upload` resolves to the path; undefined when it could not, which a toast has said. */
export function useLogoUpload(id: string) {
  const { hasOwnBackend } = useShell().brand
  const [isBusy, setIsBusy] = useState(false)
  const send = async (make: () => Promise<Blob>): Promise<string | undefined> => {
    const file = await make().catch(() => undefined)
    if (!file) {
      toast(m.error_wrong_file_type(), 'error')
      return undefined
    }
    try {
      const key = crypto.randomUUID()
      const answer = await sendFile<{ path: string }>(`/admin/brands/picture?id=${id}`, { key, file }, hasOwnBackend)
      if (answer.ok) return answer.data.path
      toast(accountErrorText(answer.error), 'error')
    } catch {
      toast(m.error_network(), 'error')
    }
    return undefined
  }
  const upload = async (make: () => Promise<Blob>): Promise<string | undefined> => {
    setIsBusy(true)
    const path = await send(make)
    setIsBusy(false)
    return path
  }
  return { upload, isBusy }
}
