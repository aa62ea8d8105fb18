import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { errorText } from '../shell/error-text.ts'

/** Saves a file for spreadsheets; a failure of its calls is said. */
export function SaveButton({ save }: { save: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    try {
      await save()
    } catch (error) {
      toast(errorText(failureOf(error)), 'error')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void press()}>
      <Download size={16} aria-hidden />
      {m.channel_file()}
    </Button>
  )
}
