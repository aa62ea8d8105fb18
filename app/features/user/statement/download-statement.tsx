import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { errorText } from '../../shell/error-text.ts'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import type { StatementSearch } from './statement-search.ts'

/** Saves the statement, as it is filtered, as a file. Its code is loaded when it is pressed. */
export function DownloadStatement({ search }: { search: StatementSearch }) {
  const { locale, zone } = useShell()
  const today = useToday()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      const { saveStatement } = await import('./save-statement.ts')
      await saveStatement(search, { tag: locale.tag, zone, today })
    } catch (error) {
      toast(errorText(failureOf(error)), 'error')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {m.user_water_file()}
    </Button>
  )
}
