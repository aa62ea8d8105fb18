import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { ADDRESS_CHARS_MAX, CONTACT_CHARS_MAX, RECIPIENT_CHARS_MAX } from '#contract/mall-rules.ts'

export interface DeliveryValues {
  recipient: string
  address: string
  contact: string
}

/** What is sent of it, without the spaces around what was typed. */
export const deliveryOf = ({ recipient, address, contact }: DeliveryValues): DeliveryValues => ({
  recipient: recipient.trim(),
  address: address.trim(),
  contact: contact.trim(),
})

interface DeliveryFieldsProps {
  register: UseFormRegister<DeliveryValues>
  errors: FieldErrors<DeliveryValues>
}

/** For whom, where to, and how the recipient is reached: all three are needed. */
export function DeliveryFields({ register, errors }: DeliveryFieldsProps) {
  const required = (message: () => string) => ({ validate: (text: string) => text.trim() !== '' || message() })
  return (
    <>
      <Field label={m.mall_recipient()} error={errors.recipient?.message} isRequired>
        <Input
          dir="auto"
          autoComplete="name"
          maxLength={RECIPIENT_CHARS_MAX}
          {...register('recipient', required(m.mall_recipient_required))}
        />
      </Field>
      <Field label={m.mall_address()} error={errors.address?.message} isRequired>
        <Textarea
          dir="auto"
          rows={2}
          className="min-h-16"
          autoComplete="street-address"
          maxLength={ADDRESS_CHARS_MAX}
          {...register('address', required(m.mall_address_required))}
        />
      </Field>
      <Field label={m.mall_contact()} hint={m.mall_contact_hint()} error={errors.contact?.message} isRequired>
        <Input
          dir="auto"
          autoComplete="tel"
          maxLength={CONTACT_CHARS_MAX}
          {...register('contact', required(m.mall_contact_required))}
        />
      </Field>
    </>
  )
}
