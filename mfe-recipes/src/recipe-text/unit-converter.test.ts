import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { loadFoods } from '@potluck/foods/load-foods'
import { unitConverter } from './unit-converter.ts'

jest.mock('@potluck/foods/load-foods', () => ({ loadFoods: jest.fn() }))

test('temperatures are converted without the foods', async () => {
  const converter = await unitConverter(await loadVocabulary(['en-us']), false)
  expect(converter.temperatures('Bake at 180 °C.', 'fahrenheit')).toContain('350')
  expect(loadFoods).not.toHaveBeenCalled()
})
