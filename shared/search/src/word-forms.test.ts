import { textLanguagesOf } from './text-languages.ts'
import { formsOf } from './word-forms.ts'
import { sequenceOf, wordsOf } from './words-of.ts'

const share = (a: string, b: string) => {
  const [first, second] = [a, b].map((word) => formsOf([...wordsOf(word)][0] ?? ''))
  return first?.some((form) => second?.includes(form)) ?? false
}

test.each([
  // English
  ['tomato', 'tomatoes'],
  ['berry', 'berries'],
  ['leaf', 'leaves'],
  ['knife', 'knives'],
  ['roast', 'roasted'],
  ['baking', 'baked'],
  ['jalapeño', 'Jalapenos'],
  // German
  ['Tomate', 'Tomaten'],
  ['Zwiebel', 'Zwiebeln'],
  ['Kartoffel', 'Kartoffeln'],
  ['Ei', 'Eier'],
  ['Ei', 'Eiern'],
  ['Apfel', 'Äpfel'],
  ['Nuss', 'Nüsse'],
  ['Kürbis', 'Kürbisse'],
  ['Huhn', 'Hühner'],
  ['gebacken', 'gebackener'],
  // Italian
  ['pomodoro', 'pomodori'],
  ['cipolla', 'cipolle'],
  ['fungo', 'funghi'],
  ['fico', 'fichi'],
  ['uva', 'uve'],
  ['arancia', 'arance'],
  ['uovo', 'uova'],
  // Ukrainian
  ['цибуля', 'цибулі'],
  ['цибуля', 'цибулею'],
  ['борщ', 'борщем'],
  ['картопля', 'картоплі'],
  ['печений', 'печена'],
  ['салат', 'салатів'],
  ['гриб', 'грибами'],
  ['помідор', 'помідори'],
  ['огірок', 'огірки'],
  ['перець', 'перцю'],
  ['кріп', 'кропу'],
  ['хліб', 'хліба'],
  ['вишня', 'вишень'],
  ['горіх', 'горіхи'],
  ['цукор', 'цукру'],
  ['мідія', 'мідій'],
  ['яйце', 'яєць'],
  // Hebrew
  ['עגבנייה', 'עגבניות'],
  ['לחם', 'לחמים'],
  ['ביצה', 'ביצים'],
  ['תות', 'תותים'],
  ['זית', 'זיתים'],
  ['פטריה', 'פטריות'],
  ['קישוא', 'קישואים'],
  ['קמח', 'הקמח'],
  ['סוכר', 'והסוכר'],
  ['תנור', 'לתנור'],
])('%s and %s are forms of one word', (a, b) => {
  expect(share(a, b)).toBe(true)
})

test.each([
  ['rice', 'ride'],
  ['cream', 'crumb'],
  ['butter', 'bitter'],
  ['Kuchen', 'Kirsche'],
  ['мак', 'макарони'],
  ['горіх', 'горох'],
  ['שמנת', 'מנה'],
  ['בצל', 'צלי'],
])('%s and %s are two words', (a, b) => {
  expect(share(a, b)).toBe(false)
})

test.each([
  ['Chop the onion and fry it in oil for five minutes.', ['en-us']],
  ['Die Zwiebel hacken und in Öl mit dem Speck braten.', ['de-de']],
  ['Tritare la cipolla e soffriggere con il burro.', ['it-it']],
  ['Pasta', ['en-us', 'de-de', 'it-it']],
])('%s', (text, languages) => {
  expect(textLanguagesOf(sequenceOf(text))).toEqual(languages)
})
