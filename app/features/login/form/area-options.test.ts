import { expect, test } from 'vitest'
import { areaOptions } from './area-options.ts'

const country = (countryAbbr: string, countryArea: string) => ({ countryAbbr, countryArea, countryAvatar: '' })

test('mainland China comes first, the others in the order of the reader’s language', () => {
  const countries = [country('ZA', '27'), country('AT', '43'), country('CN', '86')]
  expect(areaOptions(countries, 'en').map(({ label }) => label)).toEqual(['China', 'Austria', 'South Africa'])
  expect(areaOptions(countries, 'ja')[1]?.label).toBe('オーストリア')
})

test('a country is found by its English name and by its digits in every language', () => {
  expect(areaOptions([country('JP', '81')], 'ar')[0]?.keywords).toEqual(['81', 'JP', 'Japan'])
})
