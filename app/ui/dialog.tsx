import { ArrowLeft, X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from './icon-button.tsx'
import { useScrollLock } from './scroll-lock.ts'

interface DialogProps {
  isOpen: boolean
  /** Escape, the close button, or a press beside the card. */
  onClose: () => void
  title: string
  description?: ReactNode
  closeLabel: string
  /** A way back to an earlier step, at the start of the title. */
  back?: { label: string; onPress: () => void }
  /** A press beside the card does not close it: for forms, where it would lose what was typed. */
  isSticky?: boolean
  /** On a desk: 400 px (default) or 640 px wide. */
  isWide?: boolean
  /** Under the content, always in sight: buttons. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog: a full-height sheet on phones, a centred card from 480 px on. */
export function Dialog({ isOpen, onClose, ...card }: DialogProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Backdrop />
        <Card {...card} />
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Not the library's own overlay: that locks the page with a style element, which the policy refuses. */
export function Backdrop() {
  useScrollLock()
  return <div className="fixed inset-0 z-50 bg-black/60 transition-opacity starting:opacity-0" />
}

/** The focus of a card over the page: on the card itself unless something in it asks for it, then back to where it was, or to the page. */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement)
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // What opened the card may be gone by its end: a guest's way in, the row that was deleted.
      const after = before?.isConnected ? before : document.getElementById('main')
      if (after instanceof HTMLElement) after.focus({ preventScroll: true })
    },
  }
}

/** True too for a press that has just removed the toast: each one carries the mark itself. */
const isOnToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toast]') !== null

function Card({
  title,
  description,
  closeLabel,
  back,
  isSticky,
  isWide,
  footer,
  children,
}: Omit<DialogProps, 'isOpen' | 'onClose'>) {
  const focus = useFocusReturn()
  return (
    <Primitive.Content
      {...focus}
      {...(description ? {} : { 'aria-describedby': undefined })}
      onInteractOutside={(event) => (isSticky || isOnToast(event.target)) && event.preventDefault()}
      className={cn(
        'fixed inset-0 z-50 flex flex-col bg-surface-1 outline-none transition-[translate,opacity] starting:translate-y-2 starting:opacity-0',
        'sm:inset-x-4 sm:inset-y-auto sm:top-1/2 sm:mx-auto sm:max-h-[calc(100dvh-32px)] sm:-translate-y-1/2 sm:rounded-lg sm:border sm:border-line sm:shadow-floating sm:starting:-translate-y-[calc(50%-8px)]',
        isWide ? 'sm:max-w-[640px]' : 'sm:max-w-[400px]',
      )}
    >
      <header className="flex items-start gap-1 py-2 ps-4 pe-2">
        {back && (
          <IconButton label={back.label} onClick={back.onPress} className="-ms-2">
            <ArrowLeft size={20} aria-hidden className="rtl:rotate-180" />
          </IconButton>
        )}
        <Primitive.Title className="min-w-0 flex-1 py-1.5 font-semibold text-20">{title}</Primitive.Title>
        <Primitive.Close asChild>
          <IconButton label={closeLabel}>
            <X size={20} aria-hidden />
          </IconButton>
        </Primitive.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
        {description && (
          <Primitive.Description asChild>
            <div className="mb-4 text-text-muted">{description}</div>
          </Primitive.Description>
        )}
        {children}
      </div>
      {footer && <footer className="flex flex-wrap justify-end gap-2 border-line border-t p-4">{footer}</footer>}
    </Primitive.Content>
  )
}
