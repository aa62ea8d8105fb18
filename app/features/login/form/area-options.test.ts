import { expect, test } from 'vitest'
import { areaOptions } from './area-options.ts'

const country = (countryAbbr: string, countryArea: string) => ({ countryAbbr, countryArea, countryAvatar: '' })

test('mainland China comes first, the others sorted in the reader’s language', () => {
  const countries = [country('ZA', '27'), country('AT', '43'), country('CN', '86')]
  expect(areaOptions(countries, 'en').map(({ label }) => label)).toEqual(['China', 'Austria', 'South Africa'])
  expect(areaOptions(countries, 'ja')[1]?.label).toBe('オーストリア')
})

test('a country can be searched by its English name, code and calling code in every language', () => {
  expect(areaOptions([country('JP', '81')], 'ar')[0]?.keywords).toEqual(['81', 'JP', 'Japan'])
})
