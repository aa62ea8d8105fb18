import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { FieldNote } from '#app/ui/field.tsx'
import { makeReady, type ReadyMovie } from '../svga/draw-movie.ts'
import { SVGA_BYTES_MAX, SvgaError, type SvgaFault } from '../svga/movie.ts'
import { readSvga } from '../svga/read-svga.ts'

const FAULTS: Readonly<Record<SvgaFault, () => string>> = {
  too_large: m.gift_svga_too_large,
  not_svga: m.gift_svga_not_svga,
  old: m.gift_svga_old,
  broken: m.gift_svga_broken,
}

/** Reads a file in the browser; it is sent nowhere. */
async function read(file: File): Promise<ReadyMovie | SvgaFault> {
  if (file.size > SVGA_BYTES_MAX) return 'too_large'
  try {
    return await makeReady(await readSvga(new Uint8Array(await file.arrayBuffer())))
  } catch (error) {
    return error instanceof SvgaError ? error.fault : 'broken'
  }
}

/** Where an SVGA file of one's own is chosen or dropped. */
export function SvgaPicker({ onPick }: { onPick: (name: string, movie: ReadyMovie) => void }) {
  const id = useId()
  const [fault, setFault] = useState<SvgaFault>()
  const [isOver, setIsOver] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file) return
    const found = await read(file)
    setFault(typeof found === 'string' ? found : undefined)
    if (typeof found !== 'string') onPick(file.name, found)
  }
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isInside)
  }
  return (
    <section aria-labelledby={`${id}title`} className="grid gap-2">
      <h2 id={`${id}title`} className="font-semibold">
        {m.gift_svga_own()}
      </h2>
      <label
        htmlFor={id}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          void open(event.dataTransfer.files[0])
        }}
        className={cn(
          'relative flex min-h-36 cursor-pointer flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed p-4 text-center hover:bg-surface-1 has-focus-visible:outline-2 has-focus-visible:outline-brand-text has-focus-visible:outline-offset-2',
          fault ? 'border-lose' : isOver ? 'border-brand-text bg-surface-1' : 'border-line',
        )}
      >
        <FileUp size={32} strokeWidth={1.5} aria-hidden className="text-text-muted" />
        <span>{m.gift_svga_choose()}</span>
        <input
          id={id}
          type="file"
          accept=".svga"
          aria-describedby={`${id}note`}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            void open(event.target.files?.[0])
            // Choosing the same file again must fire a change event.
            event.target.value = ''
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <FieldNote id={`${id}note`} hint={m.gift_svga_hint()} error={fault && FAULTS[fault]()} />
    </section>
  )
}
