import { changesSince, laidOver, wasReset } from './merge-settings.ts'

const before = { global: { theme: 'dark', fontSize: '1rem' }, myRecipes: { shown: ['title'] } }

test('changed settings are found one by one', () => {
  const present = { global: { theme: 'light', fontSize: '1rem' }, myRecipes: { shown: ['title'] }, plan: { start: 1 } }
  expect(changesSince(before, present)).toEqual({ global: { theme: 'light' }, plan: { start: 1 } })
  expect(changesSince(before, before)).toEqual({})
  expect(changesSince({}, { odd: 7 })).toEqual({})
})

test('settings are merged over others and leave the rest', () => {
  expect(laidOver(before, { global: { theme: 'light' }, plan: { start: 1 } })).toEqual({
    global: { theme: 'light', fontSize: '1rem' },
    myRecipes: { shown: ['title'] },
    plan: { start: 1 },
  })
})

test('a missing setting counts as a reset', () => {
  expect(wasReset(before, {})).toBe(true)
  expect(wasReset(before, { global: { theme: 'light' } })).toBe(true)
  expect(wasReset(before, laidOver(before, { global: { theme: 'light' } }))).toBe(false)
  expect(wasReset({}, before)).toBe(false)
})
