import { readIngredientLine } from './ingredient-line.ts'
import { deDe } from './languages/de-de/words.ts'
import { enUs } from './languages/en-us/words.ts'
import { he } from './languages/he/words.ts'
import { ukUa } from './languages/uk-ua/words.ts'
import { exactly } from './quantity.ts'
import { scaleStep } from './scale-step.ts'
import { vocabularyOf } from './vocabulary.ts'

const vocabulary = vocabularyOf([enUs, deDe, he, ukUa])
const ingredients = ['3 tbsp butter', '3 eggs', '1 lemon', 'water', '2 כוסות חלב', '2 tins plums'].map((line) =>
  readIngredientLine(line, vocabulary),
)

test.each([
  ['Fry in 1 tbsp butter.', 'Fry in 2 tbsp butter.'],
  ['Add ½ cup of the water and 2 eggs.', 'Add 1 cup of the water and 4 eggs.'],
  ['Beat in the eggs, 1 egg at a time.', 'Beat in the eggs, 1 egg at a time.'],
  ['Squeeze 1 lemon over it.', 'Squeeze 2 lemons over it.'],
  ['Bake at 350°F for 25 to 30 minutes.', 'Bake at 350°F for 25 to 30 minutes.'],
  ['Cut into 2-inch pieces, about 3 cm thick.', 'Cut into 2-inch pieces, about 3 cm thick.'],
  ['Pour ¼ cup batter for each pancake.', 'Pour ¼ cup batter for each pancake.'],
  ['Divide into 4 pieces.', 'Divide into 4 pieces.'],
  ['Use a 9-inch pan and a 2-quart dish.', 'Use a 9-inch pan and a 2-quart dish.'],
  ['Boil 2 cups water in a 3 quart heavy saucepan.', 'Boil 4 cups water in a 3 quart heavy saucepan.'],
  ['Pour 2 cups into the pot.', 'Pour 4 cups into the pot.'],
  ['Use 4-inch rings in a 2 quart baking dish.', 'Use 4-inch rings in a 2 quart baking dish.'],
  ['In einem 3 Liter Topf kochen.', 'In einem 3 Liter Topf kochen.'],
  ['Add the remaining 2 cups.', 'Add the remaining 4 cups.'],
  ['200 g Butter schmelzen, 10 Minuten bei 180 °C backen.', '400 g Butter schmelzen, 10 Minuten bei 180 °C backen.'],
  ['להוסיף כוס (240 מ"ל) חלב', 'להוסיף 2 כוסות (480 מ"ל) חלב'],
  ['להוסיף כוס חלב.', 'להוסיף 2 כוסות חלב.'],
  ['לשתות כוס תה.', 'לשתות כוס תה.'],
  ['Додати склянку (240 мл) молока.', 'Додати 2 склянки (480 мл) молока.'],
  ['Serve at 18C.', 'Serve at 18C.'],
  ['Chill to 4C and cut.', 'Chill to 4C and cut.'],
  ['Add 2 tins (400 g each) of plums.', 'Add 4 tins (400 g each) of plums.'],
  ['Add 1 tin (400 g) of plums.', 'Add 1 tin (400 g) of plums.'],
  ['Dissolve 1 sachet (7 g) yeast.', 'Dissolve 1 sachet (7 g) yeast.'],
  ['Beat 5 yolks (90 g) with 50 g sugar.', 'Beat 5 yolks (90 g) with 100 g sugar.'],
  ['Add half the butter (50 g).', 'Add half the butter (100 g).'],
  ['Cook the meat to 63C.', 'Cook the meat to 63C.'],
  ['Reduce the oven by 20C to 160C.', 'Reduce the oven by 20C to 160C.'],
  ['Cool to 25 C, stir in 2C water.', 'Cool to 25 C, stir in 4C water.'],
])('“%s” at double yield is “%s”', (step, twice) => {
  expect(scaleStep(step, exactly(2), ingredients, vocabulary)).toBe(twice)
})

test('a step at its original yield stays unchanged', () => {
  expect(scaleStep('Fry  in 1 tbsp butter.', exactly(1), ingredients, vocabulary)).toBe('Fry  in 1 tbsp butter.')
})
