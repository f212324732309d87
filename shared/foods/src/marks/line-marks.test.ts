import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import type { Language } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { loadFoods } from '../load-foods.ts'
import { loadMarks } from '../load-marks.ts'
import { namesIn } from '../marks.ts'
import { lineMarks } from './line-marks.ts'

/** The marks of a line as words: "milk animal", and behind a bar what it may contain; a question mark for what is not understood. */
async function said(text: string, language: Language): Promise<string> {
  const vocabulary = await loadVocabulary([language])
  const knowledge = { marks: await loadMarks(vocabulary), foods: await loadFoods(vocabulary) }
  const { contains, mayContain, isUnderstood } = lineMarks(readIngredientLine(text, vocabulary), knowledge)
  const may = namesIn(mayContain).join(' ')
  return `${namesIn(contains).join(' ')}${may === '' ? '' : ` | ${may}`}${isUnderstood ? '' : ' ?'}`.trim()
}

describe('what a line contains', () => {
  test.each<[string, Language, string]>([
    ['2 tbsp butter, melted', 'en-us', 'milk animal'],
    ['1 cup coconut milk', 'en-us', ''],
    ['1/4 cup soy sauce', 'en-us', 'gluten soy'],
    ['2 tbsp gluten-free soy sauce', 'en-us', 'soy'],
    ['1 cup vegan mayonnaise', 'en-us', '| soy mustard'],
    ['1 cup mayonnaise (eggless)', 'en-us', '| mustard'],
    ['2 tbsp butter or margarine', 'en-us', '| milk animal'],
    ['1 cup milk or cream', 'en-us', 'milk animal'],
    ['butter (vegan if you like)', 'en-us', 'milk animal'],
    ['3 free-range eggs', 'en-us', 'egg animal'],
    ['1 lb pasta without egg', 'en-us', 'gluten'],
    ['1 tsp spice mix', 'en-us', '?'],
    ['1 knob zorble', 'en-us', '?'],
    ['1 onion and 2 tbsp zorble', 'en-us', '?'],
    ["200 g pasta with grandma's mix", 'en-us', 'gluten ?'],
    ['2 onions (or zorble)', 'en-us', '?'],
    ['1 cup vegetables, such as zorble', 'en-us', '?'],
    ['1 large onion, finely chopped', 'en-us', ''],
    ['1 cup flour without zorble', 'en-us', 'gluten'],
    ['1 cup store-bought sauce', 'en-us', '?'],
    ['1 cup leftover stuffing', 'en-us', 'gluten | milk animal ?'],
    ['200 g Karottenwürfel', 'de-de', ''],
    ['1 міlk', 'uk-ua', '?'],
    ['1 cup mіlk', 'en-us', '?'],
    ['1 cup mi\u200dlk', 'en-us', '?'],
    ['1 cup ｍｉｌｋ', 'en-us', '?'],
    ['1 cup <b>milk</b>', 'en-us', 'milk animal'],
    ['1 CUP MILK', 'en-us', 'milk animal'],
    ['1 cup \u202emilk\u202c', 'en-us', 'milk animal'],
    ['1 cup vanilla non-fat Greek yogurt', 'en-us', 'milk animal'],
    ['no-salt butter', 'en-us', 'milk animal'],
    ['no-lactose milk', 'en-us', 'milk animal'],
    ['1 cup milk less 1 tbsp', 'en-us', 'milk animal'],
    ['1 lb boneless, no skin salmon', 'en-us', 'fish animal'],
    ['bread without any added milk', 'en-us', 'gluten'],
    ['Milch ohne Laktose', 'de-de', 'milk animal'],
    ['молоко без лактози', 'uk-ua', 'milk animal'],
    ['200 g Vollmilchjoghurt', 'de-de', 'milk animal'],
    ['250 g Milchreis', 'de-de', ''],
    ['1 Prise Muskatnuss', 'de-de', ''],
    ['2 EL Öl zum Braten', 'de-de', ''],
    ['300 g Walnussbrot', 'de-de', 'gluten nuts'],
    ['500 g Nudeln (ohne Ei)', 'de-de', 'gluten'],
    ['100 g eifreie Mayonnaise', 'de-de', '| soy mustard'],
    ['8 oz swordfish steaks', 'en-us', 'fish animal'],
    ['1 steak, 2 tbsp butter', 'en-us', 'milk meat animal | pork'],
    ['mozarella, 200 g', 'it-it', 'milk animal'],
    ['For the dough:', 'en-us', ''],
    ['1 kg Lammkeule ohne Knochen', 'de-de', 'meat animal'],
    ['1 Lachsschinken', 'de-de', 'meat pork animal'],
    ['200 ml latte di cocco', 'it-it', ''],
    ['una noce tritata', 'it-it', 'nuts'],
    ['батон учорашній', 'uk-ua', 'gluten'],
    ['una noce di burro', 'it-it', 'milk animal'],
    ['1 noce moscata', 'it-it', ''],
    ['80 g di noci', 'it-it', 'nuts'],
    ['100 g вершкового масла', 'uk-ua', 'milk animal'],
    ['2 ст. л. оливкової олії', 'uk-ua', ''],
    ['50 мл рослинного масла', 'uk-ua', ''],
    ['200 г сиру', 'uk-ua', 'milk animal'],
    ['200 г сирої картоплі', 'uk-ua', ''],
    ['3 כפות חמאת בוטנים', 'he', 'peanut'],
    ['כוס חלב קוקוס', 'he', ''],
    ['100 גרם מהחמאה', 'he', 'milk animal'],
    ['100 g nussfreie Kekse', 'de-de', 'gluten | egg soy milk animal'],
  ])('%s', async (text, language, marks) => {
    expect(await said(text, language)).toBe(marks)
  })
})
