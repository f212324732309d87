import { deleteAccount, updateAccount } from '@potluck/api/account'
import { blockPerson } from '@potluck/api/blocks'
import { directImports } from '@potluck/api/direct-imports'
import { leaveKitchen } from '@potluck/api/kitchens'
import { addMealPlanItems, updateMealPlanItems } from '@potluck/api/meal-plans'
import { sendMessage } from '@potluck/api/messages'
import {
  addShoppingListItems,
  deleteShoppingListItems,
  updateShoppingList,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  noteTimerEnd,
  renewWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookEvent,
} from '@potluck/api/webhooks'
import { v7 as uuid } from 'uuid'
import { aKitchen, aList, aPlan, aRecipe, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { foreignNetwork } from '../../testing/foreign-site.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { startWebhookReceiver, verified, type WebhookReceiver } from '../../testing/webhook-receiver.ts'

const [, { endpoint: importJsonLd }] = directImports

const password = { currentPassword: 'correct horse' }

type Source = { readonly kind: 'list' | 'plan' | 'kitchen'; readonly id: string } | { readonly kind: 'account' }

bothDatabases(
  'webhooks',
  (server) => {
    let receiver: WebhookReceiver

    beforeEach(async () => {
      receiver = await startWebhookReceiver()
    })

    afterEach(() => receiver.close())

    const hook = async (owner: TestMember, source: Source, ...events: WebhookEvent[]) => {
      const body = { name: 'Lamp', url: receiver.address, source, events, dinnerAt: '17:00', timeZone: 'Europe/Berlin' }
      return (await owner.api.call(createWebhook, { body: { ...body, ...password } })).data
    }

    const hooks = async (owner: TestMember) => (await owner.api.call(listWebhooks, {})).data

    const deliveries = async (owner: TestMember, id: string) =>
      (await owner.api.call(listWebhookDeliveries, { params: { id } })).data

    /** Waits until nothing waits to be sent. */
    const settled = async () => {
      await server.services.webhookWatch.settled()
      for (;;) {
        const rows = server.database.db.selectFrom('webhookDeliveries').select('id').where('state', '=', 'waiting')
        if ((await rows.execute()).length === 0) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }

    /** Adds things to a list. @returns their ids */
    const add = async (member: TestMember, id: string, ...titles: string[]) => {
      const items = titles.map((title) => ({ id: uuid(), title }))
      await member.api.call(addShoppingListItems, { params: { id }, body: { items } })
      return items.map((item) => item.id)
    }

    test('an item that somebody adds to a shared list arrives signed, with its words and the address of the list', async () => {
      const { anna, ben } = await server.circle()
      const { listId } = await aList(anna, [ben])
      const { secret, webhook } = await hook(anna, { kind: 'list', id: listId }, 'item.added')
      const [itemId] = await add(ben, listId, '1 l milk')
      const [first] = await receiver.arrived(1)
      if (!first) throw new Error('nothing arrived')
      expect(first.path).toBe('/api/webhook/kitchen')
      expect(first.headers['content-type']).toBe('application/json')
      expect(verified(secret, first)).toEqual({
        type: 'item.added',
        timestamp: expect.any(String),
        data: {
          list: { id: listId, title: 'Market', url: `${server.address}#/shopping-lists/${listId}` },
          count: 1,
          items: [{ id: itemId, title: '1 l milk', notes: '', completed: false, addedBy: { id: ben.id, name: 'Ben' } }],
        },
      })
      expect(() => verified(secret, { ...first, body: first.body.replace('milk', 'rum') })).toThrow('signature')
      await settled()
      expect(await deliveries(anna, webhook.id)).toMatchObject([
        {
          id: first.headers['webhook-id'],
          event: 'item.added',
          state: 'delivered',
          status: 204,
          attempts: 1,
          isTest: false,
        },
      ])
    })

    test('things that are added at once are one delivery of at most 50, and all are counted', async () => {
      const { anna } = await server.circle()
      const { listId } = await aList(anna)
      const { secret } = await hook(anna, { kind: 'account' }, 'item.added')
      await add(anna, listId, ...Array.from({ length: 60 }, (_, at) => `thing ${at}`))
      await add(anna, listId, 'one more')
      const [first] = await receiver.arrived(1)
      await settled()
      expect(receiver.received).toHaveLength(1)
      const { data } = verified(secret, first ?? receiver.received[0]!)
      expect(data).toMatchObject({ count: 61 })
      expect(data.items).toHaveLength(50)
    })

    test('a tick is told, and one that was taken back meanwhile is not', async () => {
      const { anna } = await server.circle()
      const { listId } = await aList(anna)
      const { secret, webhook } = await hook(anna, { kind: 'list', id: listId }, 'item.ticked')
      const [salt = '', rum = ''] = await add(anna, listId, 'pepper', 'rum')
      const tick = (itemIds: string, completed: boolean) =>
        anna.api.call(updateShoppingListItems, { params: { id: listId }, query: { itemIds }, body: { completed } })
      await tick(`${salt},${rum}`, true)
      await tick(rum, false)
      const [first] = await receiver.arrived(1)
      expect(verified(secret, first!)).toMatchObject({ type: 'item.ticked', data: { items: [{ id: salt }] } })
      await settled()
      await tick(rum, true)
      await anna.api.call(deleteShoppingListItems, { params: { id: listId }, query: { itemIds: rum } })
      await settled()
      expect(receiver.received).toHaveLength(1)
      expect(await deliveries(anna, webhook.id)).toHaveLength(1)
    })

    test('a dish that is planned, or moved to a day, is told with its recipe and nothing of health', async () => {
      const { anna } = await server.circle()
      const { planId } = await aPlan(anna)
      const recipe = await aRecipe(anna, { title: 'Milk soup', ingredients: '1 l milk' })
      const { secret } = await hook(anna, { kind: 'plan', id: planId }, 'dish.planned')
      const id = uuid()
      const items = [{ id, title: 'Milk soup', recipeId: recipe.id, day: null }]
      await anna.api.call(addMealPlanItems, { params: { id: planId }, body: { items } })
      await receiver.arrived(1)
      await settled()
      await anna.api.call(updateMealPlanItems, { params: { id: planId }, body: { items: [{ id, day: '2026-12-01' }] } })
      const [, second] = await receiver.arrived(2)
      const { data } = verified(secret, second!)
      expect(data).toEqual({
        plan: { id: planId, title: 'Week', url: `${server.address}#/meal-planners/${planId}` },
        count: 1,
        dishes: [
          {
            ...{ id, title: 'Milk soup', day: '2026-12-01', meal: 'dinner', servings: null, notes: '' },
            recipe: { id: recipe.id, title: 'Milk soup', url: `${server.address}#/recipe/${recipe.id}` },
          },
        ],
      })
    })

    test('a timer, a recipe of a friend and an import are told to webhooks of the account', async () => {
      const { anna, ben } = await server.circle()
      const { secret } = await hook(anna, { kind: 'account' }, 'timer.ended', 'recipe.arrived', 'import.done')
      const recipe = await aRecipe(ben, { title: 'Rye bread' })
      await ben.api.call(sendMessage, { body: { to: anna.id, body: 'Try it', recipeId: recipe.id } })
      await receiver.arrived(1)
      await settled()
      await anna.api.call(noteTimerEnd, { body: { name: 'Potatoes', recipeId: null } })
      await receiver.arrived(2)
      await settled()
      const file = new Blob([JSON.stringify({ '@type': 'Recipe', name: 'Toast' })])
      const { jobId } = (await anna.api.call(importJsonLd, { file })).data
      await jobEnd(anna, jobId)
      await receiver.arrived(3)
      const [sent, timer, done] = receiver.received.map((each) => verified(secret, each))
      expect(sent).toMatchObject({ type: 'recipe.arrived', data: { count: 1, recipes: [{ title: 'Rye bread' }] } })
      expect(timer).toMatchObject({ type: 'timer.ended', data: { timer: { name: 'Potatoes', recipe: null } } })
      expect(done).toMatchObject({ type: 'import.done', data: { import: { id: jobId, done: 1, status: 'done' } } })
    })

    test('today’s dinner is told at its hour, once, also on a day without one', async () => {
      const { anna } = await server.circle()
      const { planId } = await aPlan(anna)
      const { secret, webhook } = await hook(anna, { kind: 'plan', id: planId }, 'dinner.today')
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format()
      const items = [
        { title: 'Leek pie', day },
        { title: 'Porridge', day, meal: 'breakfast' },
      ]
      await anna.api.call(addMealPlanItems, { params: { id: planId }, body: { items } })
      const { db } = server.database
      const due = () => db.updateTable('webhooks').set({ nextDinnerAt: new Date(Date.now() - 1_000).toISOString() })
      await due().where('id', '=', webhook.id).execute()
      // Any call of the owner makes the process look at its clock.
      await anna.api.call(updateWebhook, { params: { id: webhook.id }, body: { name: 'Door' } })
      await due().where('id', '=', webhook.id).execute()
      await anna.api.call(testWebhook, { params: { id: webhook.id }, body: { event: 'dinner.today' } })
      await receiver.arrived(2)
      await settled()
      expect(receiver.received).toHaveLength(2)
      for (const each of receiver.received)
        expect(verified(secret, each)).toMatchObject({
          type: 'dinner.today',
          data: { day, count: 1, dishes: [{ title: 'Leek pie', plan: { id: planId } }] },
        })
      const { nextDinnerAt } = await db.selectFrom('webhooks').select('nextDinnerAt').executeTakeFirstOrThrow()
      expect(Date.parse(nextDinnerAt ?? '')).toBeGreaterThan(Date.now())
    })

    test('a test sends what the next one would, and says where there is nothing yet', async () => {
      const { anna } = await server.circle()
      const { planId } = await aPlan(anna)
      const { secret, webhook } = await hook(anna, { kind: 'account' }, 'item.added', 'dish.planned')
      const { id } = webhook
      const tested = (event: WebhookEvent) => anna.api.call(testWebhook, { params: { id }, body: { event } })
      expect(await statusOf(tested('item.added'))).toBe(409)
      expect(await statusOf(tested('import.done'))).toBe(409)
      await tested('dish.planned')
      const [first] = await receiver.arrived(1)
      expect(verified(secret, first!)).toMatchObject({
        type: 'dish.planned',
        data: { plan: { id: planId }, dishes: [{ title: 'leek pie' }] },
      })
      await settled()
      expect(await deliveries(anna, id)).toMatchObject([{ isTest: true, state: 'delivered' }])
    })

    test('a household’s webhook tells of its lists and plans, not of one’s own', async () => {
      const { anna, ben } = await server.circle()
      const kitchenId = await aKitchen(anna, [ben])
      const own = await aList(anna, [], 'Own')
      const ofKitchen = await aList(anna, [], 'Household')
      await anna.api.call(updateShoppingList, { params: { id: ofKitchen.listId }, body: { kitchenId } })
      const { secret } = await hook(anna, { kind: 'kitchen', id: kitchenId }, 'item.added')
      await add(anna, own.listId, 'gin')
      await add(ben, ofKitchen.listId, 'flour')
      const [first] = await receiver.arrived(1)
      await settled()
      expect(receiver.received).toHaveLength(1)
      expect(verified(secret, first!)).toMatchObject({ data: { items: [{ title: 'flour' }] } })
    })

    test('a secret that was renewed signs nothing any more, and a deleted webhook tells nothing', async () => {
      const { anna } = await server.circle()
      const { listId } = await aList(anna)
      const { secret, webhook } = await hook(anna, { kind: 'account' }, 'item.added')
      const params = { id: webhook.id }
      expect(await statusOf(anna.api.call(renewWebhookSecret, { params, body: { currentPassword: 'wrong' } }))).toBe(
        412,
      )
      const renewed = (await anna.api.call(renewWebhookSecret, { params, body: password })).data.secret
      await add(anna, listId, 'milk')
      const [first] = await receiver.arrived(1)
      expect(() => verified(secret, first!)).toThrow('signature')
      expect(verified(renewed, first!).type).toBe('item.added')
      await settled()
      await add(anna, listId, 'rum')
      await anna.api.call(deleteWebhook, { params })
      await settled()
      expect(receiver.received).toHaveLength(1)
    })

    describe('it ends', () => {
      /** Adds something to a list as its owner, and expects that nothing is told of it. */
      const expectSilence = async (owner: TestMember, listId: string) => {
        await add(owner, listId, 'secret birthday cake')
        await settled()
        expect(receiver.received).toEqual([])
      }

      test('when somebody is taken off the list, and coming back does not turn it on', async () => {
        const { anna, ben } = await server.circle()
        const { listId } = await aList(anna, [ben])
        const { webhook } = await hook(ben, { kind: 'list', id: listId }, 'item.added')
        const share = (...collaborators: string[]) =>
          anna.api.call(updateShoppingList, { params: { id: listId }, body: { collaborators } })
        await share()
        await expectSilence(anna, listId)
        expect(await hooks(ben)).toMatchObject([{ off: { reason: 'out-of-reach' }, source: { title: null } }])
        const turnOn = () => ben.api.call(updateWebhook, { params: { id: webhook.id }, body: { isOn: true } })
        expect(await statusOf(turnOn())).toBe(404)
        await share(ben.id)
        await expectSilence(anna, listId)
        expect((await turnOn()).data.off).toBeNull()
        await add(anna, listId, 'candles')
        expect(await receiver.arrived(1)).toHaveLength(1)
      })

      test('when it waits while its owner is taken off', async () => {
        const { anna, ben } = await server.circle()
        const { listId } = await aList(anna, [ben])
        await hook(ben, { kind: 'account' }, 'item.added')
        await add(anna, listId, 'secret birthday cake')
        await anna.api.call(updateShoppingList, { params: { id: listId }, body: { collaborators: [] } })
        await settled()
        expect(receiver.received).toEqual([])
      })

      test('when its owner leaves the household, or is blocked by the owner of the list', async () => {
        const { anna, ben, carl } = await server.circle()
        const kitchenId = await aKitchen(anna)
        await joins(anna, kitchenId, ben, 'cook')
        const { listId } = await aList(anna)
        await anna.api.call(updateShoppingList, { params: { id: listId }, body: { kitchenId } })
        await hook(ben, { kind: 'kitchen', id: kitchenId }, 'item.added')
        await ben.api.call(leaveKitchen, { params: { id: kitchenId }, body: {} })
        await expectSilence(anna, listId)
        expect(await hooks(ben)).toMatchObject([{ off: { reason: 'out-of-reach' } }])
        await anna.befriends(carl)
        const shared = await aList(anna, [carl])
        await hook(carl, { kind: 'list', id: shared.listId }, 'item.added')
        await anna.api.call(blockPerson, { params: { id: carl.id } })
        await expectSilence(anna, shared.listId)
        expect(await hooks(carl)).toMatchObject([{ off: { reason: 'out-of-reach' } }])
      })

      test('with a new password, and is turned on by its owner', async () => {
        const { anna } = await server.circle()
        const { listId } = await aList(anna)
        const { webhook } = await hook(anna, { kind: 'account' }, 'item.added')
        await anna.api.call(updateAccount, { body: { password: 'another horse', ...password } })
        await expectSilence(anna, listId)
        expect(await hooks(anna)).toMatchObject([{ off: { reason: 'password' } }])
        await anna.api.call(updateWebhook, { params: { id: webhook.id }, body: { isOn: true } })
        await add(anna, listId, 'candles')
        expect(await receiver.arrived(1)).toHaveLength(1)
      })

      test('with a disabled account, and is forgotten with a deleted one', async () => {
        const { anna, ben } = await server.circle()
        const { listId } = await aList(anna, [ben])
        await hook(ben, { kind: 'account' }, 'item.added')
        await server.database.db
          .updateTable('users')
          .set({ disabledAt: '2026-01-01T00:00:00.000Z' })
          .where('id', '=', ben.id)
          .execute()
        await expectSilence(anna, listId)
        await server.database.db.updateTable('users').set({ disabledAt: null }).where('id', '=', ben.id).execute()
        await ben.api.call(deleteAccount, { body: password })
        expect(await server.database.db.selectFrom('webhooks').select('id').execute()).toEqual([])
      })
    })
  },
  {
    perTest: true,
    environment: { REACHABLE_NETWORKS: foreignNetwork },
    options: { webhooks: { pauses: [1, 1, 1, 1, 1], timeout: 500, gatherMs: 300 } },
  },
)
