import { expect, test } from 'vitest'
import { foreignPictures } from './foreign-pictures.ts'

test('logos, icons and wordmarks in the folder of another brand are named, by their fields', () => {
  const record = {
    id: 'harbour',
    logos: {
      dark: '/brands/main/dark.svg',
      light: '/media/brands/harbour/0123456789abcdef.png',
      mark: '/pictures/m.svg',
    },
    icons: { small: '/media/brands/main/0123456789abcdef.png' },
    texts: {
      en_US: { name: 'Harbour', logos: { dark: '/brands/harbour/dark.svg', light: '/brands/arena/light.svg' } },
    },
  }
  expect(foreignPictures(record)).toEqual([
    { path: 'logos.dark', source: '/brands/main/dark.svg' },
    { path: 'icons.small', source: '/media/brands/main/0123456789abcdef.png' },
    { path: 'texts.en_US.logos.light', source: '/brands/arena/light.svg' },
  ])
  expect(foreignPictures({ id: 'main', logos: { dark: '/brands/main/dark.svg' } })).toEqual([])
})
