import { AlertDialog as Primitive } from 'radix-ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from './button.tsx'
import type { Question } from './confirm.ts'
import { Backdrop, useFocusReturn } from './dialog.tsx'

/** Opens a confirmation dialog and resolves when a button is pressed; Escape means no. */
export function ask(question: Question): Promise<boolean> {
  const container = document.createElement('div')
  document.body.appendChild(container)
  const root = createRoot(container)
  return new Promise((resolve) => {
    const close = (isAgreed: boolean) => {
      resolve(isAgreed)
      // After the dialog has returned the focus.
      setTimeout(() => {
        root.unmount()
        container.remove()
      })
    }
    root.render(<ConfirmDialog question={question} onAnswer={close} />)
  })
}

function ConfirmDialog({ question, onAnswer }: { question: Question; onAnswer: (isAgreed: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(true)
  const close = (isAgreed: boolean) => {
    setIsOpen(false)
    onAnswer(isAgreed)
  }
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || close(false)}>
      <Primitive.Portal>
        <Backdrop />
        <Card question={question} onConfirm={() => close(true)} />
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function Card({ question, onConfirm }: { question: Question; onConfirm: () => void }) {
  const { onCloseAutoFocus } = useFocusReturn()
  const { title, text, confirmLabel, cancelLabel, isDangerous } = question
  return (
    <Primitive.Content
      onCloseAutoFocus={onCloseAutoFocus}
      className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-32px)] max-w-[400px] -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-surface-1 p-4 shadow-floating outline-none transition-opacity starting:opacity-0"
    >
      <Primitive.Title className="font-semibold text-16">{title}</Primitive.Title>
      <Primitive.Description className="mt-2 text-text-muted">{text}</Primitive.Description>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Primitive.Cancel asChild>
          <Button variant="quiet">{cancelLabel}</Button>
        </Primitive.Cancel>
        <Button variant={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Primitive.Content>
  )
}
