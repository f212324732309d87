import { describeLinearTime } from '@potluck/testing/linear-time'
import { aisleIndexOf } from './aisles.ts'
import { languages } from './language.ts'
import { loadVocabulary } from './loading/load-words.ts'
import { someCupWeights } from './testing/cup-weights.ts'

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
      CupWeights: someCupWeights(vocabulary),
      TemperatureScale: 'celsius',
      DisplaySystem: 'metric',
      'readonly Language[]': languages,
      'readonly IngredientLine[]': [],
      'readonly KnownIngredient[]': [],
    }
  },
  30,
)
