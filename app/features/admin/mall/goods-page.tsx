import { useQuery } from '@tanstack/react-query'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { AdminGoods } from '#contract/admin-mall.ts'
import { LOCALES } from '#contract/languages.ts'
import {
  GOODS_CATEGORIES,
  GOODS_DESCRIPTION_CHARS_MAX,
  GOODS_KINDS,
  GOODS_NAME_CHARS_MAX,
  GOODS_PRICE_MAX,
  type GoodsCategory,
  type GoodsKind,
  type GoodsPicture as Picture,
} from '#contract/mall-rules.ts'
import { CATEGORY_NAMES } from '../../mall/category-names.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { ListState } from '../list/list-state.tsx'
import { Panel } from '../panel.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { addCards, changeStock, saveGoods } from './mall.functions.ts'
import { anyGoodsQuery } from './mall.queries.ts'
import type { AdminMallProps } from './mall-places.ts'
import { adminMallLink, MallTabs } from './mall-tabs.tsx'
import { PicturePicker } from './picture-picker.tsx'

/** The languages in which goods may have texts: those whose pages are complete. */
const LANGUAGES = LOCALES.filter(({ isComplete }) => isComplete)
const KIND_NAMES: Readonly<Record<GoodsKind, () => string>> = {
  physical: m.admin_mall_kind_physical,
  virtual: m.admin_mall_kind_virtual,
}

/** New goods, or one of the goods with its stock or cards. */
export const GoodsPage = ({ id }: AdminMallProps) =>
  Number.isNaN(id) ? (
    <>
      <MallTabs current="new" />
      <h1 className="font-bold text-20">{m.admin_mall_add()}</h1>
      <GoodsForm />
    </>
  ) : (
    <OneGoods id={id} />
  )

function OneGoods({ id }: { id: number }) {
  const { locale } = useShell()
  const query = useQuery(anyGoodsQuery(id))
  return (
    <>
      <MallTabs current={undefined} />
      <ListState query={query}>
        {({ goods, hasCardKey }) => (
          <>
            <h1 className="font-bold text-20">
              <bdi>{goods.names[locale.code] ?? goods.names.en_US}</bdi>
            </h1>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <GoodsForm goods={goods} />
              {goods.kind === 'virtual' ? <Cards goods={goods} hasCardKey={hasCardKey} /> : <Stock goods={goods} />}
            </div>
          </>
        )}
      </ListState>
    </>
  )
}

interface Values {
  names: Record<string, string>
  descriptions: Record<string, string>
  category: GoodsCategory
  kind: GoodsKind
  picture: Picture
  price: string
  brand: string
  isOnSale: boolean
}

const NEW: Values = {
  names: {},
  descriptions: {},
  category: 'wear',
  kind: 'physical',
  picture: 'jersey',
  price: '',
  brand: '',
  isOnSale: false,
}

const isPrice = (text: string): boolean => /^[1-9]\d{0,7}$/.test(text) && Number(text) <= GOODS_PRICE_MAX

function GoodsForm({ goods }: { goods?: AdminGoods }) {
  const navigate = useNavigate()
  const form = useForm<Values>({
    defaultValues: goods ? { ...goods, price: String(goods.price), brand: goods.brand ?? '' } : NEW,
  })
  const { act, isBusy } = useAdminAction(saveGoods)
  const errors = form.formState.errors
  const onSubmit = form.handleSubmit(
    async ({ names, descriptions, category, kind, picture, price, brand, isOnSale }) => {
      const change = { names, descriptions, category, kind, picture, price: Number(price), isOnSale }
      let saved: number | undefined
      const isDone = await act(
        { ...change, ...(brand.trim() ? { brand: brand.trim() } : {}), ...(goods ? { id: goods.id } : {}) },
        ({ id }) => {
          saved = id
          return m.admin_mall_done()
        },
      )
      if (isDone && !goods && saved !== undefined) await navigate(adminMallLink(`goods-${saved}`))
    },
  )
  return (
    <Panel title={m.admin_mall_goods()}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
        <PicturePicker {...form.register('picture')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={m.admin_mall_category()}>
            <Select
              options={GOODS_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value]() }))}
              {...form.register('category')}
            />
          </Field>
          <Field label={m.admin_mall_kind()}>
            <Select
              disabled={goods !== undefined}
              options={GOODS_KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }))}
              {...(goods ? { value: goods.kind } : form.register('kind'))}
            />
          </Field>
          <Field label={m.admin_mall_price()} error={errors.price?.message} isRequired>
            <Input
              inputMode="numeric"
              maxLength={8}
              {...form.register('price', { validate: (text) => isPrice(text) || m.admin_mall_price_required() })}
            />
          </Field>
          <Field label={m.admin_mall_brand()}>
            <Input maxLength={40} {...form.register('brand')} />
          </Field>
        </div>
        {LANGUAGES.map(({ code, endonym, tag }) => (
          <div key={code} lang={tag} className="grid gap-2 border-line border-t pt-4">
            <Field
              label={m.admin_mall_name({ language: endonym })}
              isRequired={code === 'en_US'}
              error={code === 'en_US' ? errors.names?.en_US?.message : undefined}
            >
              <Input
                dir="auto"
                maxLength={GOODS_NAME_CHARS_MAX}
                {...form.register(`names.${code}`, {
                  validate: (text = '') => code !== 'en_US' || text.trim() !== '' || m.admin_mall_name_required(),
                })}
              />
            </Field>
            <Field label={m.admin_mall_description({ language: endonym })}>
              <Textarea
                dir="auto"
                rows={2}
                className="min-h-16"
                maxLength={GOODS_DESCRIPTION_CHARS_MAX}
                {...form.register(`descriptions.${code}`)}
              />
            </Field>
          </div>
        ))}
        <Checkbox label={m.admin_mall_on_sale()} {...form.register('isOnSale')} />
        <div>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {m.admin_mall_save()}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Stock({ goods: { id, stock } }: { goods: AdminGoods }) {
  // What is typed before hydration would be lost.
  const isReady = useHydrated()
  const [by, setBy] = useState('')
  const { act, isBusy } = useAdminAction(changeStock)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!/^[-+]?[1-9]\d{0,6}$/.test(by)) return
    if (await act({ id, by: Number(by) }, m.admin_mall_done())) setBy('')
  }
  return (
    <Panel title={m.admin_mall_stock()}>
      <p className="figures font-bold text-28">{stock}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
        <Field label={m.admin_mall_stock_by()} hint={m.admin_mall_stock_hint()}>
          <Input
            dir="ltr"
            disabled={!isReady}
            maxLength={8}
            value={by}
            onChange={({ target }) => setBy(target.value.trim())}
          />
        </Field>
        <div>
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            {m.admin_mall_stock_change()}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** Card numbers go to the backend and are never shown again; they are kept in no draft. */
function Cards({ goods: { id, freeCards, stock }, hasCardKey }: { goods: AdminGoods; hasCardKey: boolean }) {
  const isReady = useHydrated()
  const [text, setText] = useState('')
  const { act, isBusy } = useAdminAction(addCards)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const cards = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    if (cards.length === 0) return
    if (await act({ id, cards }, ({ added }) => m.admin_mall_cards_added({ count: added }))) setText('')
  }
  return (
    <Panel title={m.admin_mall_cards()}>
      <p className="figures font-bold text-28">{stock}</p>
      <p className="text-text-muted">{m.admin_mall_cards_free({ count: freeCards })}</p>
      {hasCardKey ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
          <Field label={m.admin_mall_cards_label()} hint={m.admin_mall_cards_hint()}>
            <Textarea
              dir="ltr"
              disabled={!isReady}
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <div>
            <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
              {m.admin_mall_cards_add()}
            </Button>
          </div>
        </form>
      ) : (
        <p role="status" className="mt-3 font-medium text-warn">
          {m.admin_mall_cards_off()}
        </p>
      )}
    </Panel>
  )
}
