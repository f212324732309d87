import { addMealPlanItems, deleteMealPlanItems, standardMeals, updateMealPlanItems } from '@potluck/api/meal-plans'
import { fallbackLanguage, languages } from '@potluck/cooking/language'
import type { Database } from '../../../machinery/base/database/database.ts'
import { notFound } from '../../../machinery/base/refusal.ts'
import { webAddress } from '../../../machinery/web/http/web-address.ts'
import { reachAllShared, reachShared, type Shared } from '../../../people/sharing/sharing.ts'
import { chosenLanguage } from '../../../people/users/chosen-language.ts'
import { displayedMeal, mealNames } from '../../../planning/meal-plans/calendar-words.ts'
import { itemsOf } from '../../../planning/meal-plans/items.ts'
import { latestOfPlans, type NamedPlan, namedPlansOf } from '../../../planning/meal-plans/named-plans.ts'
import type { Caller } from '../caller.ts'
import type { Collection, CollectionKind, Content } from '../collection-kind.ts'
import { type DatedDish, dishOf, dishProperties, type MealWords, propertiesOf } from './dish-properties.ts'

/** The standard meals by their names in every language. */
const foreign: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) => {
    const names = mealNames([], language)
    return standardMeals.flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [[name, id] as const]
    })
  }),
)

async function wordsFor(database: Database, { member }: Caller, meals: NamedPlan['meals']): Promise<MealWords> {
  const language = (await chosenLanguage(database, member.id)) ?? fallbackLanguage
  return { names: mealNames(meals, language), foreign }
}

/** The fields in which an event differs from its dish. */
function changesOf(before: DatedDish, said: ReturnType<typeof dishOf>) {
  return {
    ...(said.title !== before.title && { title: said.title }),
    ...(said.day !== before.day && { day: said.day }),
    ...(said.notes !== before.notes && { notes: said.notes }),
    ...(said.meal !== undefined && said.meal !== before.meal && { meal: said.meal }),
  }
}

function collectionOf(caller: Caller, { plan, title, meals }: NamedPlan): Collection {
  const { api, member, services, request } = caller
  const params = { id: plan.id }
  const web = webAddress(services.config, request)
  const known = new Map<string, DatedDish>()

  function contentOf(dish: DatedDish, words: MealWords): Content {
    known.set(dish.id, dish)
    const ownMeal = meals.find(({ id }) => id === displayedMeal(words.names, dish.meal))?.name ?? null
    return {
      itemId: dish.id,
      version: JSON.stringify([dish.title, dish.day, dish.meal, ownMeal, dish.notes, dish.updatedAt]),
      properties: (kept) => propertiesOf(dish, words, kept, web),
    }
  }

  return {
    id: plan.id,
    title,
    mayChange: plan.role !== 'reader',
    async contents(database) {
      const words = await wordsFor(database, caller, meals)
      const dishes = await itemsOf(database, member, plan, {})
      return dishes.flatMap(({ day, ...dish }) => (day === null ? [] : contentOf({ ...dish, day }, words)))
    },
    async add(id, component) {
      const words = await wordsFor(services.database, caller, meals)
      await api.call(addMealPlanItems, { params, body: { items: [{ id, ...dishOf(component, words) }] } })
    },
    async change({ itemId: id }, component) {
      const before = known.get(id)
      if (!before) throw new Error('a dish is read before it is changed')
      const changes = changesOf(before, dishOf(component, await wordsFor(services.database, caller, meals), before))
      if (Object.keys(changes).length > 0)
        await api.call(updateMealPlanItems, { params, body: { items: [{ id, ...changes }] } })
    },
    async remove(itemId) {
      await api.call(deleteMealPlanItems, { params, query: { itemIds: itemId } })
    },
  }
}

async function namedFor(caller: Caller, plans: readonly Shared<'plan'>[]): Promise<readonly Collection[]> {
  const named = await namedPlansOf(caller.services.database, plans)
  return named.map((plan) => collectionOf(caller, plan))
}

/** Meal plans: each a calendar, each dish with a day an event. */
export const planKind: CollectionKind = {
  name: 'plan',
  scope: 'plans',
  component: 'VEVENT',
  ownProperties: dishProperties,
  all: async (caller) => namedFor(caller, await reachAllShared(caller.services.database, caller.member, 'plan')),
  async open(caller, id) {
    const plan = await reachShared(caller.services.database, caller.member, 'plan', id)
    const [collection] = await namedFor(caller, [plan])
    if (!collection) throw notFound('meal plan')
    return collection
  },
  seen: latestOfPlans,
}
