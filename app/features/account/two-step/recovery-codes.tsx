import { Download, Printer } from 'lucide-react'
import { saveFile } from '#app/lib/save-file.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '../../shell/copy-button.tsx'

/** Prints a text alone, without the page around it. */
function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.className = 'sr-only'
  frame.ariaHidden = 'true'
  frame.addEventListener('load', () => {
    const { contentDocument, contentWindow } = frame
    if (!contentDocument || !contentWindow) return
    contentDocument.body.appendChild(Object.assign(contentDocument.createElement('pre'), { textContent: text }))
    contentWindow.addEventListener('afterprint', () => frame.remove())
    contentWindow.print()
  })
  document.body.appendChild(frame)
}

/** New recovery codes: they are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${location.host}\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-4">
      <p className="text-text-muted">{m.user_step_codes_text()}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-surface-2 p-4 text-center tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} />
        <Button
          variant="quiet"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Download size={16} aria-hidden />
          {m.user_step_codes_save()}
        </Button>
        <Button variant="quiet" onClick={() => printText(text)}>
          <Printer size={16} aria-hidden />
          {m.user_step_codes_print()}
        </Button>
      </div>
      <Button onClick={onDone}>{m.user_step_codes_done()}</Button>
    </div>
  )
}
