import { Copy } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'

/** Copies a text to the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(m.user_act_copied(), 'success'),
      () => toast(m.error_system(), 'error'),
    )
  return (
    <Button variant="quiet" onClick={() => void copy()}>
      <Copy size={16} aria-hidden />
      {m.user_act_copy()}
    </Button>
  )
}
