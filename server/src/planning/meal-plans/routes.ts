import * as feeds from '@potluck/api/meal-plan-feeds'
import * as contract from '@potluck/api/meal-plans'
import { nextPageHeader } from '@potluck/api/pages'
import * as templates from '@potluck/api/week-templates'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import { tokenOf } from '../../machinery/base/token.ts'
import { type Change, changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import type { EventThings } from '../../machinery/web/notifier/notifier.ts'
import { deleteOrLeave } from '../../people/sharing/deleted-shared.ts'
import { giveToKitchen } from '../../people/sharing/give-to-kitchen.ts'
import { notifyChanged, notifyGiven, notifyReceived, notifyRemoved } from '../../people/sharing/notify-sharing.ts'
import { share } from '../../people/sharing/share.ts'
import { reachShared, reachToChange, type Shared } from '../../people/sharing/sharing.ts'
import { endFeed, feedOf, makeFeed, readFeed } from './feed.ts'
import { addItems, deleteItems, deleteSeries, updateItems } from './items.ts'
import { nutritionOf } from './nutrition.ts'
import { changePlan, createPlan, plansOf, readPlan } from './store.ts'
import { suggest } from './suggest.ts'
import { forgetTemplate, saveTemplate, templatesOf } from './week-templates.ts'

/** Notifies everybody on the plan, with the reference by which the sender recognizes its own change. */
async function changed(
  change: Change,
  member: Member,
  plan: Shared<'plan'>,
  things?: EventThings,
): Promise<{ reference: string }> {
  await notifyChanged(change, member, plan, change.reference, things)
  return { reference: change.reference }
}

export function mealPlanRoutes(app: FastifyInstance, services: Services): void {
  planRoutes(app, services)
  dishRoutes(app, services)
  weekTemplateRoutes(app, services)
  feedRoutes(app, services)
}

function planRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.listMealPlans, ({ member }) => plansOf(database, member))

  changeRoute(app, services, contract.createMealPlan, async ({ member, body }, change) => {
    const plan = await createPlan(change.database, member, body)
    const others = [plan.owner, ...plan.collaborators].map(({ id }) => id).filter((id) => id !== member.id)
    await notifyReceived(change, member, 'plan', plan.id, others)
    return plan
  })

  route(app, contract.getMealPlan, async ({ member, params, query, reply }) => {
    const { plan, next } = await readPlan(services, member, params.id, query)
    if (next !== null) reply.header(nextPageHeader, next)
    return plan
  })

  changeRoute(app, services, contract.updateMealPlan, async ({ member, params, body }, change) => {
    const plan = await reachToChange(change.database, member, 'plan', params.id)
    const { collaborators, kitchenId, ...rest } = body
    if (collaborators) {
      const added = await share(change.database, member, plan, collaborators)
      await notifyReceived(change, member, 'plan', plan.id, added)
      const takenOff = plan.collaboratorIds.filter((id) => !collaborators.includes(id))
      await notifyRemoved(change, member, plan, takenOff)
    }
    await changePlan(change.database, plan, rest)
    if (kitchenId === undefined) return changed(change, member, plan)
    const given = await giveToKitchen(change.database, member, plan, kitchenId)
    await notifyGiven(change, member, plan, given)
    return changed(change, member, given)
  })

  route(app, contract.deleteMealPlan, async ({ member, params }) => {
    const plan = await reachToChange(database, member, 'plan', params.id)
    await deleteOrLeave(database, member, plan)
    await notifyRemoved(services, member, plan, plan.role === 'collaborator' ? [member.id] : plan.audience)
    return {}
  })
}

function dishRoutes(app: FastifyInstance, services: Services): void {
  const { database, imageAddress } = services

  changeRoute(app, services, contract.addMealPlanItems, async ({ member, params, body }, change) => {
    const plan = await reachToChange(change.database, member, 'plan', params.id)
    const items = body.items.map((item) => ({ ...item, id: item.id ?? uuid() }))
    await addItems(change.database, member, plan, items)
    return changed(change, member, plan, { added: items.map(({ id }) => id) })
  })

  changeRoute(app, services, contract.updateMealPlanItems, async ({ member, params, body }, change) => {
    const plan = await reachToChange(change.database, member, 'plan', params.id)
    await updateItems(change.database, member, plan, body.items)
    return changed(change, member, plan, { added: body.items.filter(({ day }) => day).map(({ id }) => id) })
  })

  changeRoute(app, services, contract.deleteMealPlanItems, async ({ member, params, query }, change) => {
    const plan = await reachToChange(change.database, member, 'plan', params.id)
    await deleteItems(change.database, plan, query.itemIds)
    return changed(change, member, plan)
  })

  changeRoute(app, services, contract.deleteMealPlanSeries, async ({ member, params, query }, change) => {
    const plan = await reachToChange(change.database, member, 'plan', params.id)
    await deleteSeries(change.database, plan, params.seriesId, query.from)
    return changed(change, member, plan)
  })

  route(app, contract.suggestMeals, async ({ member, params, query }) => {
    const suggestions = await suggest(database, member, await reachShared(database, member, 'plan', params.id), query)
    const withPictures = suggestions.map(({ recipe: { ownerId, imageId, ...recipe }, ...suggestion }) => {
      const viewer = ownerId === member.id ? undefined : member
      return { ...suggestion, recipe: { ...recipe, image: imageId === null ? null : imageAddress(imageId, viewer) } }
    })
    return { suggestions: withPictures }
  })

  route(app, contract.getMealPlanNeeds, async ({ member, params, query, gone }) => {
    const plan = await reachShared(database, member, 'plan', params.id)
    // Reading ingredients takes memory: it is loaded when somebody shops for a plan.
    const { needsOf } = await import('./needs.ts')
    const { itemIds: dishIds, language, aheadIds } = query
    return needsOf(database, member, plan, { dishIds, language, aheadIds, gone })
  })

  route(app, contract.getMealPlanNutrition, async ({ member, params, query }) => {
    const plan = await reachShared(database, member, 'plan', params.id)
    return { days: await nutritionOf(database, member, plan, query) }
  })
}

function weekTemplateRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, templates.listWeekTemplates, async ({ member, query, reply }) => {
    const { templates: weeks, next } = await templatesOf(database, member, query.after)
    if (next !== null) reply.header(nextPageHeader, next)
    return weeks
  })

  route(app, templates.createWeekTemplate, ({ member, body }) => saveTemplate(database, member, body))

  route(app, templates.deleteWeekTemplate, async ({ member, params }) => {
    await forgetTemplate(database, member, params.id)
    return {}
  })
}

function feedRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, feeds.getMealPlanFeed, async ({ member, params }) => ({
    feed: await feedOf(services, member, await reachShared(database, member, 'plan', params.id)),
  }))

  route(app, feeds.createMealPlanFeed, async ({ member, params }) => ({
    feed: await makeFeed(services, member, await reachShared(database, member, 'plan', params.id)),
  }))

  route(app, feeds.deleteMealPlanFeed, async ({ member, params }) => {
    await endFeed(database, member, await reachShared(database, member, 'plan', params.id))
    return {}
  })

  route(app, feeds.readCalendar, async ({ request, reply }) => {
    const calendar = await readFeed(services, tokenOf(request) ?? '', webAddress(services.config, request))
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(calendar)
  })
}
