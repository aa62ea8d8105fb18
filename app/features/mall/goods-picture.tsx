import type { GoodsPicture as Name } from '#contract/mall-rules.ts'

/** Drawn by `scripts/draw-pictures.ts`; the page's colours are its own. */
export const GoodsPicture = ({ name, className = '' }: { name: Name; className?: string }) => (
  <span className={`grid aspect-square place-items-center rounded-md bg-surface-2 ${className}`}>
    <svg aria-hidden="true" className="size-[78%]">
      <use href={`/goods/goods.svg#${name}`} />
    </svg>
  </span>
)
