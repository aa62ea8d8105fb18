import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { takeFocus } from '#app/lib/take-focus.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Address } from '#contract/mall.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { removeAddress, saveAddress } from '../mall.functions.ts'
import { addressesQuery } from '../mall.queries.ts'
import { AddressText } from '../parts/address-choice.tsx'
import { DeliveryFields, type DeliveryValues, deliveryOf } from '../parts/delivery-fields.tsx'
import { MallOwnPage } from './mall-own-page.tsx'

/** The viewer's address book. */
export const AddressesPage = () => (
  <MallOwnPage title={m.mall_addresses_title()} back={{ to: 'orders', label: m.mall_orders_title() }}>
    <Book />
  </MallOwnPage>
)

function Book() {
  const { data: addresses } = useSuspenseQuery(addressesQuery())
  const [edited, setEdited] = useState<number | 'new'>()
  /** Whose form was left: its button has the focus again. */
  const [left, setLeft] = useState<number | 'new'>()
  const close = () => {
    setLeft(edited)
    setEdited(undefined)
  }
  return (
    <>
      {addresses.length === 0 && edited === undefined && (
        <EmptyState picture="records" title={m.mall_addresses_empty()} text={m.mall_addresses_empty_text()} />
      )}
      {addresses.map((address) =>
        edited === address.id ? (
          <AddressForm key={address.id} address={address} onDone={close} />
        ) : (
          <AddressCard
            key={address.id}
            address={address}
            takesFocus={left === address.id}
            onEdit={() => setEdited(address.id)}
          />
        ),
      )}
      {edited === 'new' ? (
        <AddressForm onDone={close} />
      ) : (
        <Button
          ref={left === 'new' ? takeFocus : undefined}
          variant={addresses.length === 0 ? 'primary' : 'quiet'}
          onClick={() => setEdited('new')}
        >
          {m.mall_address_add()}
        </Button>
      )}
    </>
  )
}

interface AddressCardProps {
  address: Address
  takesFocus: boolean
  onEdit: () => void
}

function AddressCard({ address, takesFocus, onEdit }: AddressCardProps) {
  const client = useQueryClient()
  const saving = useSubmit(saveAddress)
  const removing = useSubmit(removeAddress)
  const isBusy = saving.isBusy || removing.isBusy
  const { id, isDefault } = address
  const take = (answer: Awaited<ReturnType<typeof saving.submit>>) => {
    if (answer?.ok) client.setQueryData(addressesQuery().queryKey, answer.data.list)
    toastResult(answer, m.mall_address_saved())
  }
  const remove = async () => {
    const isSure = await confirm({
      title: m.mall_address_delete_title(),
      text: m.mall_address_delete_text(),
      confirmLabel: m.mall_address_delete(),
      cancelLabel: m.mall_cancel(),
      isDangerous: true,
    })
    if (!isSure) return
    const answer = await removing.submit({ id })
    if (answer?.ok) client.setQueryData(addressesQuery().queryKey, answer.data.list)
    else toastResult(answer, '')
  }
  return (
    <OwnCard>
      <div className="flex items-start justify-between gap-3">
        <AddressText {...address} />
        {isDefault && (
          <span className="shrink-0 rounded-sm bg-surface-2 px-2 py-1 font-medium text-12">
            {m.mall_address_default()}
          </span>
        )}
      </div>
      <div className="-mx-2 mt-2 flex flex-wrap">
        <Button
          ref={takesFocus ? takeFocus : undefined}
          variant="accent"
          className="px-2"
          disabled={isBusy}
          onClick={onEdit}
        >
          {m.mall_address_edit()}
        </Button>
        {!isDefault && (
          <Button
            variant="accent"
            className="px-2"
            disabled={isBusy}
            onClick={() => void saving.submit({ ...deliveryOf(address), id, isDefault: true }).then(take)}
          >
            {m.mall_address_make_default()}
          </Button>
        )}
        <Button variant="bare" className="px-2" disabled={isBusy} onClick={() => void remove()}>
          {m.mall_address_delete()}
        </Button>
      </div>
    </OwnCard>
  )
}

const focusFirstField = (form: HTMLFormElement | null): void => takeFocus(form?.querySelector('input') ?? null)

function AddressForm({ address, onDone }: { address?: Address; onDone: () => void }) {
  const client = useQueryClient()
  const form = useForm<DeliveryValues>({
    defaultValues: deliveryOf(address ?? { recipient: '', address: '', contact: '' }),
  })
  const { submit, isBusy } = useSubmit(saveAddress)
  const [failure, setFailure] = useState<string>()
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await submit({ ...deliveryOf(values), ...(address ? { id: address.id } : {}) })
    if (!answer) return
    if (!answer.ok) return setFailure(accountErrorText(answer.error))
    client.setQueryData(addressesQuery().queryKey, answer.data.list)
    toastResult(answer, m.mall_address_saved())
    onDone()
  })
  return (
    <OwnCard title={address ? m.mall_address_edit() : m.mall_address_add()}>
      <form ref={focusFirstField} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
        <DeliveryFields register={form.register} errors={form.formState.errors} />
        <FormError text={failure} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onDone}>
            {m.mall_cancel()}
          </Button>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {m.mall_address_save()}
          </Button>
        </div>
      </form>
    </OwnCard>
  )
}
