import { ArrowLeft, X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from './icon-button.tsx'
import { useScrollLock } from './scroll-lock.ts'

interface DialogProps {
  isOpen: boolean
  /** Called on Escape, the close button, or a click outside. */
  onClose: () => void
  title: string
  description?: ReactNode
  closeLabel: string
  /** A back button to an earlier step, before the title. */
  back?: { label: string; onPress: () => void }
  /** A click outside does not close it: for forms, where it would lose what was typed. */
  isSticky?: boolean
  /** From 480 px on: 640 px wide instead of 400 px. */
  isWide?: boolean
  /** On phones it stands below the header and a 16:9 picture at the top of the page, which goes on being seen. */
  isBelowPicture?: boolean
  /** Below the content, always visible: buttons. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog: a full-height sheet on phones, a centred card from 480 px on. */
export function Dialog({ isOpen, onClose, ...card }: DialogProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Backdrop isBelowPicture={card.isBelowPicture} />
        <Card {...card} />
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const BELOW_PICTURE = 'max-sm:top-[calc(52px+56.25vw)]'

/**
 * Replaces the library's overlay, which locks scrolling with a style element that our content security policy refuses.
 */
export function Backdrop({ isBelowPicture }: { isBelowPicture?: boolean | undefined }) {
  useScrollLock()
  return (
    <div
      className={cn(
        'fixed inset-0 z-50 bg-black/60 transition-opacity starting:opacity-0',
        isBelowPicture && BELOW_PICTURE,
      )}
    />
  )
}

/**
 * Focus handling of a modal card: focuses the card itself unless something in it asks for the focus; on close it
 * returns the focus to where it was, or to the page's main element.
 */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement)
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // The element that opened the card may be gone by now, e.g. the row that was deleted.
      const after = before?.isConnected ? before : document.getElementById('main')
      if (after instanceof HTMLElement) after.focus({ preventScroll: true })
    },
  }
}

/** Also true for a click that has just removed its toast: every toast carries the attribute itself. */
const isOnToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toast]') !== null

function Card({
  title,
  description,
  closeLabel,
  back,
  isSticky,
  isWide,
  isBelowPicture,
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
        isBelowPicture && BELOW_PICTURE,
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
