import { tileHues } from '../theme/tile-hues.ts'
import { tileOf } from './recipe-tile.ts'

describe('tileOf', () => {
  it.each([
    ['Tomato soup', 'T'],
    ['  über-soup', 'Ü'],
    ['“Grandmother’s” cake', 'G'],
    ['борщ', 'Б'],
    ['שקשוקה', 'ש'],
    ['7-layer salad', '7'],
    ['🍅', ''],
    ['', ''],
  ])('reads the letter of %j as %j', (title, letter) => {
    expect(tileOf(title).letter).toBe(letter)
  })

  it.each([
    ['Tomato soup', 'TS'],
    ['Shakshuka', 'Sh'],
    ['борщ', 'Бо'],
    ['7-layer', '7l'],
    ['X', 'X'],
    ['', ''],
  ])('reads the letters of %j as %j', (title, letters) => {
    expect(tileOf(title).letters).toBe(letters)
  })

  it('gives the same hues as earlier releases', () => {
    expect(
      ['Tomato and bread soup', 'Aubergines with walnuts', 'Borscht', ''].map((title) => tileOf(title).hue),
    ).toEqual([0, 5, 3, 4])
  })

  it('ignores letter case, space and the form of accents', () => {
    expect(tileOf(' CRÈME brûlée ')).toEqual(tileOf('crème brûlée'.normalize('NFD')))
  })

  it('uses every hue about equally', () => {
    const counts = tileHues.map(() => 0)
    for (let index = 0; index < 8000; index++) {
      const { hue } = tileOf(`Recipe number ${index}`)
      counts[hue] = (counts[hue] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(700)
  })
})
