import { SpriteIcon } from './sprite.tsx'

/** The flag of a country by its ISO 3166-1 alpha-2 code, a globe for `INT`. The country is named beside it, or matters not. */
export const Flag = ({ country }: { country: string }) =>
  country === 'INT' ? (
    <SpriteIcon name="globe" className="flag fill-none" />
  ) : (
    <img className="flag" src={`/flags/${country.toUpperCase()}.svg`} alt="" width={18} height={12} loading="lazy" />
  )
