import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Brand } from '#brands/brand.ts'

/** Where brands send SMS that name no countries of their own: where the product's languages are spoken most. */
const SMS_COUNTRIES: readonly string[] =
  'CN HK MO TW JP KR VN US CA GB IE AU NZ ES MX AR BR PT FR BE CH DE AT SE RU UA DK PL NL PH MY SG GR CY TR TH SA AE EG'.split(
    ' ',
  )

/** ISO 3166 alpha-2 codes of the countries to which the brand sends SMS. */
export const smsCountriesOf = (brand: Pick<Brand, 'smsCountries'> | undefined): readonly string[] =>
  brand?.smsCountries ?? SMS_COUNTRIES

/**
 * Whether the brand sends SMS to a phone (`+8613800138000`): to mobile numbers of its countries. Premium, satellite and
 * other numbers whose owner is paid for what they receive are none.
 */
export function isSmsDestination(phone: string, brand: Pick<Brand, 'smsCountries'> | undefined): boolean {
  // The metadata of mobile numbers only: every other number is not valid by it.
  const parsed = parsePhoneNumberFromString(phone)
  return parsed?.country !== undefined && parsed.isValid() && smsCountriesOf(brand).includes(parsed.country)
}
