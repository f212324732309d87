import { proposeRecipe } from '@potluck/api/proposals'
import { getRecipe, writtenFields } from '@potluck/api/recipes'
import { z } from 'zod'
import { inputs } from '../inputs.ts'
import { cut, defineTool, referenceInput, under } from '../tool.ts'

const lines = (most: number) => z.array(z.string().max(2_000)).max(most)
const line = z.string().max(500)

/** The texts of a recipe as a model writes them: a line each, which are then stored as one text. */
const texts = {
  title: z.string().trim().min(1).max(500),
  description: z.string().max(5_000),
  yield: line.describe('As "4 servings"'),
  activeTime: line.describe('As "20 minutes"'),
  totalTime: line.describe('As "1 hour"'),
  ingredients: lines(300).describe('A line each, with the amount: "500 g flour". A line in [brackets] is a header.'),
  instructions: lines(200).describe('A step each. A line in [brackets] is a header.'),
  notes: z.string().max(10_000),
  source: line.describe('Where the recipe is from'),
  url: line,
}

const some = z.strictObject(texts).partial()

type Some = z.output<typeof some>

const joined = ({ ingredients, instructions, ...rest }: Some) => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== undefined)),
  ...(ingredients && { ingredients: ingredients.join('\n') }),
  ...(instructions && { instructions: instructions.join('\n') }),
})

export const propose = defineTool({
  name: 'propose_recipe',
  about:
    'Write a new recipe for the cook. It waits in their inbox, says that you wrote it, and is in no book until the cook keeps it.',
  input: some.extend({
    title: texts.title,
    labels: z.array(z.string().min(1).max(100)).max(20).default([]),
    ...referenceInput,
  }),
  uses: [proposeRecipe],
  deed: 'proposes',
  async run({ api }, { labels, reference, title, ...rest }) {
    const body = { recipe: { ...joined(rest), title, labels } }
    const { id } = (await api.call(proposeRecipe, { body }, under(reference))).data
    return { inInbox: id }
  },
})

export const proposeChange = defineTool({
  name: 'propose_change',
  about:
    'Propose a change of a recipe: give only the texts that change, each whole and with amounts as the recipe has them (read_recipe with units "written" and no servings). The recipe stays as it is. The cook compares the proposal with it, and takes it over or deletes it.',
  input: some.extend({ recipe: inputs.recipe, ...referenceInput }),
  uses: [getRecipe, proposeRecipe],
  deed: 'proposes',
  async run({ api }, { recipe: changeOf, reference, ...change }) {
    const before = (await api.call(getRecipe, { params: { id: changeOf } })).data
    const { imageIds: _images, rating: _rating, labels: _labels, ...written } = writtenFields(before)
    const body = { recipe: { ...written, ...joined(change) }, changeOf }
    const { id } = (await api.call(proposeRecipe, { body }, under(reference))).data
    return { inInbox: id, changeOf: { id: changeOf, title: cut(before.title) } }
  },
})
