import { SpriteIcon } from './sprite.tsx'

interface FlagProps {
  /** ISO 3166-1 alpha-2 code, or `INT`. */
  country: string
  /** The country's name, where nothing else says it; without it the flag is a decoration. */
  name?: string | undefined
}

/** The flag of a country, a globe for `INT`. */
export const Flag = ({ country, name }: FlagProps) =>
  country === 'INT' ? (
    <SpriteIcon name="globe" className="flag fill-none" />
  ) : (
    <img
      className="flag"
      src={`/flags/${country.toUpperCase()}.svg`}
      alt={name ?? ''}
      title={name}
      width={18}
      height={12}
      loading="lazy"
    />
  )
