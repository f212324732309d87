import {
  addShoppingListItems,
  getShoppingList,
  listShoppingLists,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { z } from 'zod'
import { inputs } from '../inputs.ts'
import { cut, defineTool, fitting, referenceInput, under } from '../tool.ts'

export const listLists = defineTool({
  name: 'list_shopping_lists',
  about: 'The shopping lists of the cook, those shared with them and those of their households.',
  input: z.strictObject({}),
  uses: [listShoppingLists],
  deed: 'reads',
  async run({ api }) {
    const lists = (await api.call(listShoppingLists, {})).data.filter(({ archived }) => !archived)
    return {
      total: lists.length,
      lists: fitting(
        lists.map(({ id, title, kitchen, itemCount }) => ({
          id,
          title: cut(title),
          toBuy: itemCount,
          ...(kitchen && { household: cut(kitchen.name), mayChange: kitchen.mayChange }),
        })),
      ),
    }
  },
})

export const showList = defineTool({
  name: 'show_shopping_list',
  about: 'What is on a shopping list: what is still to buy, or what is ticked, by aisle.',
  input: z.strictObject({
    list: inputs.list,
    ticked: z.boolean().default(false),
    from: z.int().min(0).max(1_000).default(0).describe('How many items to skip, where not all fit into one answer'),
  }),
  uses: [getShoppingList],
  deed: 'reads',
  async run({ api }, { list, ticked, from }) {
    const { title, items } = (await api.call(getShoppingList, { params: { id: list } })).data
    const shown = items.filter(({ completed }) => completed === ticked)
    return {
      title: cut(title),
      total: shown.length,
      items: fitting(
        shown.slice(from).map(({ id, title: name, notes, categoryTitle, recipe }) => ({
          id,
          title: cut(name, 120),
          aisle: categoryTitle,
          ...(notes !== '' && { notes: cut(notes, 120) }),
          ...(recipe && { for: cut(recipe.title, 120) }),
        })),
      ),
    }
  },
})

export const putOnList = defineTool({
  name: 'put_on_shopping_list',
  about: 'Put things on a shopping list, a line each, with the amount: "6 onions", "500 g flour".',
  input: z.strictObject({
    list: inputs.list,
    things: z.array(z.string().trim().min(1).max(500)).min(1).max(100),
    recipe: inputs.recipe.optional().describe('The recipe that they are for'),
    ...referenceInput,
  }),
  uses: [addShoppingListItems],
  deed: 'writes',
  async run({ api, language }, { list, things, recipe = null, reference }) {
    const items = things.map((title) => ({ title, recipeId: recipe }))
    await api.call(addShoppingListItems, { params: { id: list }, body: { items, language } }, under(reference))
    return { added: items.length }
  },
})

export const tickItems = defineTool({
  name: 'tick_shopping_items',
  about: 'Tick items of a shopping list as bought, or untick them.',
  input: z.strictObject({
    list: inputs.list,
    items: inputs.items('items, as show_shopping_list gives them'),
    ticked: z.boolean().default(true),
    ...referenceInput,
  }),
  uses: [updateShoppingListItems],
  deed: 'writes',
  async run({ api }, { list, items, ticked, reference }) {
    const sent = { params: { id: list }, query: { itemIds: items.join() }, body: { completed: ticked } }
    await api.call(updateShoppingListItems, sent, under(reference))
    return { changed: items.length }
  },
})
