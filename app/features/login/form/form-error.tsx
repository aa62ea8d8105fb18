import { CircleAlert } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'

export const networkErrorText = (): string => m.error_network()

/** An error below a form, announced when it appears. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="flex items-start gap-2 rounded-md border border-lose p-3 text-13 text-lose">
          <CircleAlert size={16} aria-hidden className="mt-px shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
