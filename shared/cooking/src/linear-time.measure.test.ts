import { describeLinearTime } from '@potluck/testing/linear-time'
import { aisleIndexOf } from './aisles.ts'
import { densityIndexOf } from './densities.ts'
import { languages } from './language.ts'
import { loadVocabulary } from './loading/load-words.ts'

describeLinearTime(
  __dirname,
  (path) => import(`./${path}`),
  async () => {
    const vocabulary = await loadVocabulary(languages)
    return {
      Vocabulary: vocabulary,
      Language: 'en-us',
      number: 20,
      AisleIndex: aisleIndexOf([], vocabulary),
      DensityIndex: densityIndexOf([], vocabulary),
      TemperatureScale: 'celsius',
      DisplaySystem: 'metric',
      'readonly Language[]': languages,
      'readonly IngredientLine[]': [],
      'readonly KnownIngredient[]': [],
    }
  },
  30,
)
