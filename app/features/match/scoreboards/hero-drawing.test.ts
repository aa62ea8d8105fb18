import { expect, test } from 'vitest'
import { heroDrawing } from './hero-drawing.ts'

test('a hero is drawn the same each time, and hardly two alike', () => {
  expect(heroDrawing('Ahri')).toEqual(heroDrawing('Ahri'))
  const names = ['Ahri', 'Azir', 'Vi', 'Viego', 'Jinx', 'Lee Sin', 'Orianna', 'Pudge', 'Lina', 'Luna']
  expect(new Set(names.map((name) => JSON.stringify(heroDrawing(name)))).size).toBe(names.length)
})

test('the letters on it are those that a name is known by', () => {
  expect(
    ["Kai'Sa", 'Lee Sin', 'Ahri', 'Queen of Pain', "Nature's Prophet", 'X.Borg', '关羽'].map(
      (name) => heroDrawing(name).initials,
    ),
  ).toEqual(['KS', 'LS', 'Ah', 'QoP', 'NP', 'XB', '关'])
})
