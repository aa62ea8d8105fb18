import type { ComponentProps } from 'react'
import { m } from '#app/paraglide/messages.js'
import { GOODS_PICTURES, type GoodsPicture as Name } from '#contract/mall-rules.ts'
import { GoodsPicture } from '../../mall/goods-picture.tsx'

const NAMES: Readonly<Record<Name, () => string>> = {
  jersey: m.admin_mall_picture_jersey,
  scarf: m.admin_mall_picture_scarf,
  cap: m.admin_mall_picture_cap,
  ball: m.admin_mall_picture_ball,
  mug: m.admin_mall_picture_mug,
  poster: m.admin_mall_picture_poster,
  pin: m.admin_mall_picture_pin,
  headset: m.admin_mall_picture_headset,
  mouse: m.admin_mall_picture_mouse,
  controller: m.admin_mall_picture_controller,
  game_card: m.admin_mall_picture_game_card,
  voucher: m.admin_mall_picture_voucher,
}

/** One of the drawn pictures, chosen by looking at them; the props are those of each radio button. */
export const PicturePicker = (radio: Omit<ComponentProps<'input'>, 'type' | 'value'>) => (
  <fieldset>
    <legend className="mb-1.5 font-medium text-13">{m.admin_mall_picture()}</legend>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2">
      {GOODS_PICTURES.map((name) => (
        <label
          key={name}
          className="cursor-pointer rounded-lg border border-line p-1 text-center text-12 hover:bg-surface-2 has-checked:border-brand has-checked:bg-surface-2 has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input {...radio} type="radio" value={name} className="sr-only" />
          <GoodsPicture name={name} className="mb-1" />
          {NAMES[name]()}
        </label>
      ))}
    </div>
  </fieldset>
)
