import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { ListDescription, ListFields, SearchOf } from './describe-list.ts'

interface ListFileProps<Fields extends ListFields, Row> {
  list: ListDescription<Fields, Row>
  search: SearchOf<Fields>
}

/** Saves the list as a file. */
export function ListFile<Fields extends ListFields, Row>({ list, search }: ListFileProps<Fields, Row>) {
  const { locale } = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      const { saveList } = await import('./save-list.ts')
      await saveList(list, search, { tag: locale.tag, today: new Date().toISOString().slice(0, 10) })
    } catch (error) {
      toast(accountErrorText(failureOf(error)), 'error')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {m.admin_list_file()}
    </Button>
  )
}
