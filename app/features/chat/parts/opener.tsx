import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

interface OpenerProps<Code> {
  label: string
  icon: ReactNode
  load: () => Promise<Code>
  /** Where the panel stands, from the nearest positioned element. */
  panelClassName: string
  isDisabled?: boolean
  /** Where the focus goes when Escape closes it; absent: to the button. */
  onLeave?: () => void
  children: (code: Code) => ReactNode
}

/** A button that opens a panel, whose code is loaded at the first press. Escape and a press elsewhere close it. */
export function Opener<Code>({ label, icon, load, panelClassName, isDisabled, onLeave, children }: OpenerProps<Code>) {
  const [code, setCode] = useState<Code>()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  const panelId = useId()
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const element = root.current
    if (!isOpen || !element) return
    const listening = new AbortController()
    const { signal } = listening
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      if (leave.current) leave.current()
      else element.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onPointer, { signal })
    element.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  }, [isOpen])
  const toggle = () => {
    setOpen(!isOpen)
    if (!code)
      load().then(
        (loaded) => setCode(() => loaded),
        () => setOpen(false),
      )
  }
  return (
    <div ref={root}>
      <IconButton
        label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        className="size-9"
        disabled={isDisabled}
        onClick={toggle}
      >
        {icon}
      </IconButton>
      <div id={panelId} hidden={!isOpen} className={panelClassName}>
        {isOpen && (code ? children(code) : <Skeleton className="m-3 h-40" />)}
      </div>
    </div>
  )
}
