import * as feeds from '@potluck/api/meal-plan-feeds'
import * as plans from '@potluck/api/meal-plans'
import * as pantry from '@potluck/api/pantry'
import * as templates from '@potluck/api/week-templates'
import { v7 as uuid } from 'uuid'
import { aPlan } from '../access-world.ts'
import { all, befriended, nothing, onTheList, own, type Row, row, sameForOutsiders } from './row.ts'

const sharedPlan = sameForOutsiders(({ owner, world }) => aPlan(owner, [world.people.collaborator]))

/** Meal plans. */
export const planRows: readonly Row[] = [
  row(plans.listMealPlans, 'the own ones', all(200), nothing, { shows: { plan: ['owner', 'collaborator'] } }),
  row(plans.getMealPlan, 'of the owner, shared', onTheList(200), ({ world }) => ({ params: { id: world.planId } }), {
    shows: { plan: ['owner', 'collaborator'] },
  }),
  row(plans.createMealPlan, 'the own one', all(201), () => ({ body: { title: 'Own' } })),
  row(
    plans.createMealPlan,
    'shared with the owner',
    { ...befriended(201, 403), owner: 201 },
    ({ owner }) => ({ body: { title: 'Shared', collaborators: [owner.id] } }),
    { touches: ['plans'] },
  ),
  row(plans.createMealPlan, 'with the id of one of the owner’s', own(201, 409), async (scene) => ({
    body: { title: 'Mine now', id: (await aPlan(scene.owner)).planId },
  })),
  row(
    plans.updateMealPlan,
    'the title',
    onTheList(200),
    async (scene) => ({ params: { id: (await sharedPlan(scene)).planId }, body: { title: 'Renamed' } }),
    { touches: ['plans'] },
  ),
  row(
    plans.createMealPlan,
    'for a kitchen of the owner’s',
    own(201),
    ({ world }) => ({
      body: { title: 'Together', kitchenId: world.kitchenId },
    }),
    { shows: { kitchen: ['owner'] } },
  ),
  row(plans.updateMealPlan, 'given to a kitchen of the owner’s', { ...own(200), collaborator: 403 }, async (scene) => ({
    params: { id: (await sharedPlan(scene)).planId },
    body: { kitchenId: scene.world.kitchenId },
  })),
  row(plans.updateMealPlan, 'who is on it', { ...own(200), collaborator: 403 }, async (scene) => ({
    params: { id: (await sharedPlan(scene)).planId },
    body: { collaborators: [] },
  })),
  row(
    plans.updateMealPlan,
    'put the owner on the own one',
    { ...befriended(200, 403), owner: 200 },
    async ({ caller, owner }) => ({
      params: { id: (await aPlan(caller)).planId },
      body: { collaborators: [owner.id] },
    }),
    { touches: ['plans'] },
  ),
  row(
    plans.deleteMealPlan,
    'of the owner: deletes or leaves',
    onTheList(200),
    async (scene) => ({ params: { id: (await sharedPlan(scene)).planId } }),
    { touches: ['plans'] },
  ),
  row(
    plans.addMealPlanItems,
    'to the plan of the owner',
    onTheList(201),
    async (scene) => ({
      params: { id: (await sharedPlan(scene)).planId },
      body: { items: [{ title: 'soup', day: null }] },
    }),
    { touches: ['plans'] },
  ),
  row(plans.addMealPlanItems, 'a recipe of the owner’s', { ...own(201), collaborator: 404 }, async (scene) => ({
    params: { id: (await sharedPlan(scene)).planId },
    body: { items: [{ title: 'pie', day: null, recipeId: scene.world.recipe.id }] },
  })),
  row(plans.addMealPlanItems, 'with the id of a dish of the owner’s', all(201), async ({ caller, world }) => ({
    params: { id: (await aPlan(caller)).planId },
    body: { items: [{ id: world.dishId, title: 'mine now', day: null, leftoverOf: world.dishId }] },
  })),
  row(
    plans.updateMealPlanItems,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { planId, dishId } = await sharedPlan(scene)
      return { params: { id: planId }, body: { items: [{ id: dishId, day: null }] } }
    },
    { touches: ['plans'] },
  ),
  row(plans.updateMealPlanItems, 'of the owner, by the own plan', all(200), async ({ caller, world }) => ({
    params: { id: (await aPlan(caller)).planId },
    body: { items: [{ id: world.dishId, title: 'Overwritten' }] },
  })),
  row(
    plans.deleteMealPlanItems,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { planId, dishId } = await sharedPlan(scene)
      return { params: { id: planId }, query: { itemIds: dishId } }
    },
    { touches: ['plans'] },
  ),
  row(plans.deleteMealPlanItems, 'of the owner, by the own plan', all(200), async ({ caller, world }) => ({
    params: { id: (await aPlan(caller)).planId },
    query: { itemIds: world.dishId },
  })),
  row(
    plans.deleteMealPlanSeries,
    'of the owner',
    onTheList(200),
    async (scene) => {
      const { planId } = await sharedPlan(scene)
      const seriesId = uuid()
      const items = [{ title: 'fish', day: '2026-11-27', seriesId }]
      await scene.owner.api.call(plans.addMealPlanItems, { params: { id: planId }, body: { items } })
      return { params: { id: planId, seriesId }, query: { from: '2026-11-01' } }
    },
    { touches: ['plans'] },
  ),
  row(
    plans.suggestMeals,
    'of minutes for the plan of the owner, who has one',
    onTheList(200),
    ({ world }) => ({ params: { id: world.planId }, query: { days: '2026-11-27', minutes: 5 } }),
    { shows: { recipe: ['owner'] } },
  ),
  row(templates.listWeekTemplates, 'the own ones', all(200), nothing),
  row(templates.createWeekTemplate, 'the own one', all(201), () => ({
    body: {
      title: 'Winter',
      dishes: [{ title: 'soup', offset: 0, meal: 'dinner' as const, servings: null, notes: '' }],
    },
  })),
  row(
    templates.createWeekTemplate,
    'a recipe of the owner’s',
    own(201, 404),
    ({ world }) => ({
      body: {
        title: 'Stolen',
        dishes: [
          { title: 'pie', offset: 0, meal: 'dinner' as const, servings: null, notes: '', recipeId: world.recipe.id },
        ],
      },
    }),
    { shows: { recipe: ['owner'] } },
  ),
  row(templates.deleteWeekTemplate, 'the own one', all(200), () => ({ params: { id: uuid() } })),
  row(plans.getMealPlanNutrition, 'of a plan of the owner’s', onTheList(200), ({ world }) => ({
    params: { id: world.planId },
    query: { from: '2026-11-22', to: '2026-11-28' },
  })),
  row(plans.getMealPlanNeeds, 'of a dish of the owner’s', onTheList(200), ({ world }) => ({
    params: { id: world.planId },
    query: { itemIds: world.dishId },
  })),
  row(pantry.getPantry, 'where the caller is at home', all(200), nothing, { shows: { kitchen: ['owner'] } }),
  row(
    pantry.getPantry,
    'of a kitchen of the owner’s',
    own(200),
    ({ world }) => ({ query: { home: world.kitchenId } }),
    {
      shows: { kitchen: ['owner'] },
    },
  ),
  row(pantry.changePantry, 'the own one', all(200), () => ({ body: { put: [{ title: 'milk' }], used: ['milk'] } })),
  row(pantry.changePantry, 'of a kitchen of the owner’s', own(200), ({ world }) => ({
    body: { kitchenId: world.kitchenId, put: [{ title: 'milk' }] },
  })),
  row(pantry.listPantry, 'the own ones', all(200), nothing),
  row(pantry.addToPantry, 'the own one', all(201), () => ({ body: { title: 'salt' } })),
  row(pantry.removeFromPantry, 'the own one', all(200), () => ({ params: { key: 'salt' } })),
  row(feeds.getMealPlanFeed, 'of the owner’s plan', onTheList(200), ({ world }) => ({ params: { id: world.planId } })),
  row(feeds.createMealPlanFeed, 'of the owner’s plan', onTheList(200), ({ world }) => ({
    params: { id: world.planId },
  })),
  row(feeds.deleteMealPlanFeed, 'the own one of the owner’s plan', onTheList(200), ({ world }) => ({
    params: { id: world.planId },
  })),
  row(feeds.readCalendar, 'by the session', all(401), nothing, { guest: 401 }),
  row(feeds.readCalendar, 'by the address of a feed of the own plan', all(200), nothing, {
    guest: 200,
    token: async ({ caller }) => {
      const { planId } = await aPlan(caller)
      const { feed } = (await caller.api.call(feeds.createMealPlanFeed, { params: { id: planId } })).data
      return new URLSearchParams(feed.address.split('?')[1]).get('token') ?? ''
    },
  }),
]
