import { listCookable } from '@potluck/api/cookable'
import { addCooking, listCookings } from '@potluck/api/cookings'
import { allBooks } from '@potluck/api/of-book'
import { changePantry, getPantry } from '@potluck/api/pantry'
import { z } from 'zod'
import { inHousehold, inputs } from '../inputs.ts'
import { cut, defineTool, fitting, referenceInput, under } from '../tool.ts'
import { listed } from './recipes.ts'

/** Most things of a pantry that recipes are asked for. */
const mostThings = 200

export const whatsAtHome = defineTool({
  name: 'whats_at_home',
  about: 'What is at home: in the fridge, the freezer and the cupboard, and until when it should be used.',
  input: z.strictObject({ household: inputs.household }),
  uses: [getPantry],
  deed: 'reads',
  async run({ api }, { household }) {
    const { kitchen, things } = (
      await api.call(getPantry, household === undefined ? {} : { query: { home: household } })
    ).data
    return {
      ...(kitchen && { household: { id: kitchen.id, name: cut(kitchen.name) } }),
      total: things.length,
      things: fitting(
        things.map(({ title, place, useBy, always, amount, portions }) => ({
          title: cut(title, 80),
          place,
          ...(useBy !== null && { useBy }),
          ...(always && { always }),
          ...(amount !== '' && { amount: cut(amount, 50) }),
          ...(portions !== null && { portions }),
        })),
      ),
    }
  },
})

export const putAtHome = defineTool({
  name: 'change_whats_at_home',
  about: 'Note that things are at home now, or that they are used up.',
  input: z.strictObject({
    household: inputs.household,
    put: z.array(z.string().trim().min(1).max(500)).max(50).default([]).describe('Names of things that are there'),
    usedUp: z.array(z.string().trim().min(1).max(200)).max(50).default([]).describe('Names of things that are gone'),
    ...referenceInput,
  }),
  uses: [changePantry],
  deed: 'writes',
  async run({ api }, { household, put, usedUp, reference }) {
    const body = {
      ...(household !== undefined && { kitchenId: household }),
      put: put.map((title) => ({ title })),
      used: usedUp,
    }
    await api.call(changePantry, { body }, under(reference))
    return { put: put.length, usedUp: usedUp.length }
  },
})

export const whatCanICook = defineTool({
  name: 'what_can_i_cook',
  about:
    'Recipes that need what is there and lack least: with the things that you name, or else with what is at home. Those that use up what should be used soon come first.',
  input: z.strictObject({
    things: z.array(z.string().trim().min(1).max(100)).max(50).default([]).describe('Left out: what is at home'),
    count: z.int().min(1).max(20).default(10),
  }),
  uses: [getPantry, listCookable],
  deed: 'reads',
  async run({ api }, { things, count }) {
    const home = things.length > 0 ? [] : (await api.call(getPantry, {})).data.things
    const names = things.length > 0 ? things : home.slice(0, mostThings).map(({ key }) => key)
    if (names.length === 0) return { total: 0, recipes: [] }
    const soon = home.flatMap(({ key, useBy }) => (useBy === null ? [] : key)).slice(0, 50)
    // A comma divides the names.
    const items = names.map((name) => name.replaceAll(',', ' ')).join()
    const query = { kitchen: allBooks, items, count: String(count), ...(soon.length > 0 && { soon: soon.join() }) }
    const { data } = await api.call(listCookable, { query })
    return {
      total: data.totalCount,
      recipes: fitting(
        data.data.map((recipe) => ({
          ...listed(recipe),
          needs: recipe.needed,
          lacks: recipe.missing.slice(0, 20).map(({ name }) => cut(name, 80)),
          usesUp: (recipe.soon ?? []).slice(0, 20).map(({ name }) => cut(name, 80)),
        })),
      ),
    }
  },
})

export const logCooking = defineTool({
  name: 'log_cooking',
  about:
    'Note that a recipe was cooked, today unless another time is given, and how it went. The cook can delete the note.',
  input: z.strictObject({
    recipe: inputs.recipe,
    household: inputs.household.describe('The household in whose book the recipe is, as the recipe says it'),
    cookedAt: z.iso.datetime().optional().describe('A time as 2026-11-29T18:30:00Z'),
    note: z.string().trim().max(2_000).default(''),
    ...referenceInput,
  }),
  uses: [addCooking],
  deed: 'writes',
  async run({ api }, { recipe, household, cookedAt, note, reference }) {
    const body = { note, ...(cookedAt !== undefined && { cookedAt }) }
    const sent = { params: { id: recipe }, ...inHousehold(household), body }
    const { data } = await api.call(addCooking, sent, under(reference))
    return { id: data.id, cookedAt: data.cookedAt }
  },
})

export const whenCooked = defineTool({
  name: 'when_was_it_cooked',
  about: 'When a recipe was cooked, the last time first, and what was noted then.',
  input: z.strictObject({
    recipe: inputs.recipe,
    household: inputs.household.describe('The household in whose book the recipe is, as the recipe says it'),
  }),
  uses: [listCookings],
  deed: 'reads',
  async run({ api }, { recipe, household }) {
    const { data } = await api.call(listCookings, { params: { id: recipe }, ...inHousehold(household) })
    return {
      total: data.length,
      cookings: fitting(
        data.map(({ cookedAt, note, person }) => ({
          cookedAt,
          ...(note !== '' && { note: cut(note, 500) }),
          ...(person && { by: cut(person.name, 100) }),
        })),
      ),
    }
  },
})
