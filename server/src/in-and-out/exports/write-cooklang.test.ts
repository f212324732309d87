import { readFields } from '../../testing/read-import.ts'
import { importedRecipe } from '../imports/imported-recipe.ts'
import { cooklang } from './write-cooklang.ts'

/** The recipe as a program reads it that knows only the fields of Cooklang. */
async function readBy(ingredients: string, instructions: string) {
  const recipe = {
    id: 'x',
    createdAt: '',
    updatedAt: '',
    folder: 'main' as const,
    draft: importedRecipe({ title: 'Pot', ingredients, instructions }).draft,
  }
  const [file] = cooklang.filesOf({ recipe, name: 'Pot', pictures: [], exact: {}, language: null })
  return { text: file.bytes.toString(), read: (await readFields(file.bytes, file.name)).recipes[0] }
}

test.each([
  ['3 large eggs -- beaten', '@large eggs{3}(beaten)', '3 large eggs, beaten'],
  ['1 cup 50% cream', '@50% cream{1%cup}', '1 cup 50% cream'],
  ['1 (14 oz) can tomatoes', '@tomatoes{1%can}(14 oz)', '1 can tomatoes, 14 oz'],
  ['2 kg beets, peeled', '@beets{2%kg}(peeled)', '2 kg beets, peeled'],
  ['flour, 200 g', '@flour{200%g}', '200 g flour'],
  ['1 cup @home mix {sweet}', '@home mix sweet{1%cup}', null],
  ['(optional) salt', '@salt{}(optional)', 'salt, optional'],
  ['1 tsp salt | pepper', '@salt pepper{1%tsp}', '1 tsp salt pepper'],
])('the Cooklang writer writes the ingredient %j with its amount', async (line, mark, readBack) => {
  const { text, read } = await readBy(line, 'Stir.')
  expect(text).toContain(`\n${mark}\n`)
  if (readBack !== null) expect(read).toMatchObject({ ingredients: readBack, instructions: 'Stir.' })
})

test.each([
  ['Stir -- slowly -- for 5 minutes.', 'Stir – slowly – for 5 minutes.'],
  ['Fill it to 60% [-only the small one-] and bake.', 'Fill it to 60% [ -only the small one- ] and bake.'],
  ['Mix @home #1 for ~5 minutes.', 'Mix ＠home ＃1 for ～5 minutes.'],
  ['> Serve.', '＞ Serve.'],
  ['= 3 layers', '＝ 3 layers'],
])('the Cooklang writer writes the step %j so that no word is lost', async (step, expected) => {
  expect((await readBy('salt', step)).read).toMatchObject({ ingredients: 'salt', instructions: expected })
})
