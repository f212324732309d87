import { readPastedText } from './pasted-text.ts'

const recipe = (facts: string, steps = 'Stir it.') => {
  const read = readPastedText(`Barley stew\n${facts}\n\n1 kg carrots\n2 leeks\n\n${steps}`)
  return {
    yield: read.yield,
    total: read.totalTime?.minutes ?? null,
    active: read.activeTime?.minutes ?? null,
    cook: read.cookTime?.minutes ?? null,
    ingredients: read.ingredients,
  }
}

const ingredients = ['1 kg carrots', '2 leeks']
const none = { yield: '', total: null, active: null, cook: null, ingredients }

test.each([
  ['Serves 6', 'Cook the leeks for 5 minutes.\nAdd carrots and simmer for 1 hour.'],
  ['Serves 6', 'Cook 5 minutes.\nTotal bliss after 20 minutes.'],
  ['Für 6 Personen', 'Zeit lassen: den Teig 30 Minuten gehen lassen.\nFür 2 Stunden in den Ofen.'],
  ['Per 6 persone', 'Per 2 ore in frigo.\nCottura lenta per 40 minuti.'],
  ['6 порцій', 'На 2 години поставити в холод.\nЧас від часу мішати, 20 хвилин.'],
  ['6 מנות', 'לבשל את הגזר 10 דקות.\nזמן מה לחכות, 5 דקות.'],
])('a step after "%s" tells neither time nor yield: %s', (facts, steps) => {
  expect(recipe(facts, steps)).toMatchObject({ yield: facts, total: null, active: null, cook: null })
})

test.each([
  ['Serves 4, 25 min', { yield: 'Serves 4', total: 25 }],
  ['Vegetarian, serves 4, ready in 25 min', { yield: 'serves 4', total: 25 }],
  ['Prep: 10 min, Total: 8 hours', { active: 10, total: 480 }],
  ['Prep 10 min · Cook 1 hour, 30 minutes · Serves 4', { active: 10, cook: 90, total: 100, yield: 'Serves 4' }],
  ['Total time: 1 hour, 30 minutes', { total: 90 }],
  ['Prep & Cook Time about 45 min (plus chilling)', { total: 45 }],
  ['Serves 4, or 6 as a starter', { yield: 'Serves 4, or 6 as a starter' }],
  ['Serves 8 - Bake 45 minutes', { yield: 'Serves 8' }],
  ['Total time\n1 hour 10 minutes\nYield\n6 bowls', { total: 70, yield: '6 bowls' }],
  ['Für 4 Personen, Zubereitung: ca. 25 Minuten', { yield: 'Für 4 Personen', active: 25, total: 25 }],
  ['4 Portionen · 1 Stunde 10 Minuten', { yield: '4 Portionen', total: 70 }],
  ['Dosi per 4 persone, 25 minuti', { yield: 'Dosi per 4 persone', total: 25 }],
  ['Preparazione: 10 minuti, Cottura: 1 ora', { active: 10, cook: 60, total: 70 }],
  ['Порцій: 4, загальний час: 1 година 20 хвилин', { yield: '4', total: 80 }],
  ['4 порції · 25 хвилин', { yield: '4 порції', total: 25 }],
  ['4 מנות, 25 דקות', { yield: '4 מנות', total: 25 }],
  ['זמן הכנה: 10 דקות, זמן כולל: 8 שעות', { active: 10, total: 480 }],
])('the facts "%s" are read, and are no ingredients', (facts, found) => {
  expect(recipe(facts)).toEqual({ ...none, ...found })
})

test('a fact that is named is one among the steps, too', () => {
  expect(recipe('A stew.', 'Stir it.\nTotal: 8 hours\nServes 4')).toMatchObject({ total: 480, yield: 'Serves 4' })
})
