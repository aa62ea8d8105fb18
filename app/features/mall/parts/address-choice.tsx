import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { UseFormRegister, UseFormReturn } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Address } from '#contract/mall.ts'
import { addressesQuery } from '../mall.queries.ts'
import { mallLink } from '../mall-link.ts'
import type { OrderValues } from '../order-form.tsx'
import { DeliveryFields, type DeliveryValues } from './delivery-fields.tsx'

/** One of the address book, at first the default one, or another that is typed. */
export function AddressChoice({ form }: { form: UseFormReturn<OrderValues> }) {
  const { data: addresses, isPending } = useQuery(addressesQuery())
  const chosen = form.watch('addressId')
  useFirstAddress(form, addresses)
  if (isPending) return <Skeleton className="h-24 w-full" />
  const book = addresses ?? []
  return (
    <>
      {book.length > 0 && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1.5 flex w-full items-center justify-between gap-4 font-medium text-13">
            {m.mall_address_choose()}
            <Link {...mallLink('addresses')} className="font-normal text-brand-text hover:underline">
              {m.mall_addresses_title()}
            </Link>
          </legend>
          {book.map((address) => (
            <Choice key={address.id} form={form} value={String(address.id)}>
              <AddressText {...address} />
            </Choice>
          ))}
          <Choice form={form} value="">
            <span className="flex min-h-6 items-center font-medium">{m.mall_address_other()}</span>
          </Choice>
        </fieldset>
      )}
      {(chosen === '' || !book.some(({ id }) => String(id) === chosen)) && (
        <DeliveryFields
          register={form.register as unknown as UseFormRegister<DeliveryValues>}
          errors={form.formState.errors}
        />
      )}
    </>
  )
}

/** The default address, unless something else was chosen or typed before. */
function useFirstAddress(form: UseFormReturn<OrderValues>, addresses: readonly Address[] | undefined): void {
  useEffect(() => {
    if (!addresses) return
    const { addressId, recipient, address, contact } = form.getValues()
    const isKnown = addresses.some(({ id }) => String(id) === addressId)
    const isTyped = recipient !== '' || address !== '' || contact !== ''
    const next = isKnown || isTyped ? (isKnown ? addressId : '') : String(addresses[0]?.id ?? '')
    if (next !== addressId) form.setValue('addressId', next)
  }, [form, addresses])
}

interface ChoiceProps {
  form: UseFormReturn<OrderValues>
  value: string
  children: React.ReactNode
}

const Choice = ({ form, value, children }: ChoiceProps) => (
  <label className="relative flex cursor-pointer items-start gap-3 rounded-md border border-line p-3 has-checked:border-brand has-focus-visible:outline-2 has-focus-visible:outline-brand-text">
    <input type="radio" value={value} {...form.register('addressId')} className="mt-1 accent-(--brand)" />
    <span className="min-w-0 flex-1">{children}</span>
  </label>
)

/** An address in three lines; each may be of another script than the page. */
export const AddressText = ({ recipient, address, contact }: DeliveryValues) => (
  <span className="grid min-w-0 break-words">
    <span className="font-medium">
      <bdi>{recipient}</bdi>
    </span>
    <span className="whitespace-pre-line">
      <bdi>{address}</bdi>
    </span>
    <span className="text-text-muted">
      <bdi>{contact}</bdi>
    </span>
  </span>
)
