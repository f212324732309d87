import { draftDigest } from '../../book/recipes/insert.ts'
import { fingerprintOf } from './fingerprint.ts'
import { importedRecipe } from './imported-recipe.ts'

const { draft } = importedRecipe({ title: 'Soup', notes: 'Warm.', rating: 4, labels: ['Winter'] })

test('the digests of a recipe stay as they were stored', () => {
  expect(fingerprintOf(draft)).toBe('QAqVuNmT5d7ETK4JNLpj-znI8CUUsOE2uHzh5xYluqU')
  expect(draftDigest({ ...draft, imageIds: [] })).toBe('Ancucm3m0RshlAXxexYQ7cwiPcqn_N-hSntReIZyS8I')
})
