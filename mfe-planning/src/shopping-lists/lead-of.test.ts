import { everyLanguage } from '@potluck/cooking/testing/every-language'
import { leadOf } from './lead-of.ts'

test.each([
  ['3 ½ cups parmesan', 'parmesan', '3 ½ cups'],
  ['2 large onions, chopped', 'onions', '2 large, chopped'],
  ['500 g Mehl', 'Mehl', '500 g'],
  ['400 g can tomatoes', 'tomatoes', '400 g can'],
  ['1 kg of tomatoes', 'tomatoes', '1 kg'],
  ['milk', 'milk', ''],
  ['½', '½', ''],
])('%s leads with %s', (title, name, rest) => {
  expect(leadOf(title, everyLanguage)).toEqual({ name, rest })
})
