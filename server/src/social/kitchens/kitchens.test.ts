import { deleteAccount } from '@potluck/api/account'
import { listOwnEvents } from '@potluck/api/audit'
import { listBookChanges } from '@potluck/api/book-changes'
import { addCooking, listCookings, updateCooking } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import * as kitchenLinks from '@potluck/api/kitchen-links'
import type { KitchenRole } from '@potluck/api/kitchen-roles'
import * as kitchens from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { moveRecipes } from '@potluck/api/many-recipes'
import * as recipes from '@potluck/api/recipes'
import { register } from '@potluck/api/sessions'
import { listTrash, restoreRecipes } from '@potluck/api/trash'
import { listVersions, restoreVersion } from '@potluck/api/versions'
import { v7 as uuid } from 'uuid'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('a kitchen', (server) => {
  const make = async ({ api }: TestMember, name = 'Home') =>
    (await api.call(kitchens.createKitchen, { body: { name } })).data.id

  /** Puts a friend into a kitchen. */
  async function join(owner: TestMember, id: string, friend: TestMember, role: KitchenRole = 'cook') {
    await owner.befriends(friend)
    await owner.api.call(kitchens.inviteToKitchen, { params: { id }, body: { personId: friend.id, role } })
    await friend.api.call(kitchens.joinKitchen, { params: { id } })
  }

  /** Anna keeps a kitchen in which Ben cooks, Gil is a reader and Finn was; Carl is a stranger. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const [gil, finn] = [await server.member('Gil'), await server.member('Finn')]
    const id = await make(anna)
    await join(anna, id, ben)
    await join(anna, id, gil, 'reader')
    await join(anna, id, finn)
    await anna.api.call(kitchens.removeFromKitchen, { params: { id, personId: finn.id } })
    return { anna, ben, carl, gil, finn, id, query: { kitchen: id } }
  }

  const write = async ({ api }: TestMember, kitchen: string, draft: Partial<recipes.RecipeDraft> = {}) =>
    (await api.call(recipes.createRecipe, { query: { kitchen }, body: { title: 'Plum cake', ...draft } })).data

  const titles = async ({ api }: TestMember, query: { kitchen?: string; sort?: recipes.RecipeSort } = {}) =>
    (await api.call(recipes.listRecipes, { query })).data.data.map(({ title }) => title)

  const page = ({ api }: TestMember, kitchen: string) => api.call(recipes.listRecipes, { query: { kitchen } })

  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: { status?: number; data?: { error?: { code?: string } } }) => [error.status, error.data?.error?.code],
    )

  test('what one cook writes, the other lists, searches, reads, edits and deletes; own books stay as they were', async () => {
    const { anna, ben, query, id } = await household()
    await aRecipe(ben, { title: 'Own toast' })
    const cake = await write(anna, id, { ingredients: '3 plums', labels: ['sweet'] })
    expect(await titles(ben, query)).toEqual(['Plum cake'])
    expect([await titles(anna), await titles(ben)]).toEqual([[], ['Own toast']])
    const { data: found } = await ben.api.call(recipes.searchRecipes, { query: { ...query, query: 'plums' } })
    expect(found.data.map(({ kitchenId, labels }) => [kitchenId, labels.map(({ title }) => title)])).toEqual([
      [id, ['sweet']],
    ])
    const { data: read } = await ben.api.call(recipes.getRecipe, { params: { id: cake.id } })
    expect(read).toMatchObject({ isOwner: true, kitchenId: id, owner: null, addedBy: { id: anna.id } })
    const body = { ...recipes.writtenFields(read), title: 'Pear cake', version: read.version }
    const { data: saved } = await ben.api.call(recipes.updateRecipe, { params: { id: cake.id }, query, body })
    expect(saved).toMatchObject({ title: 'Pear cake', addedBy: { id: anna.id }, savedBy: { id: ben.id } })
    const { data: labels } = await anna.api.call(listLabels, { query })
    expect([labels.map(({ title }) => title), (await anna.api.call(listLabels, {})).data]).toEqual([['sweet'], []])
    await ben.api.call(recipes.deleteRecipe, { params: { id: cake.id }, query })
    expect(await titles(anna, query)).toEqual([])
    expect((await anna.api.call(listTrash, { query })).data.totalCount).toBe(1)
    await anna.api.call(restoreRecipes, { query, body: { ids: [cake.id] } })
    expect(await titles(ben, query)).toEqual(['Pear cake'])
  })

  test('two who edit different fields at once lose nothing, and history says who wrote what', async () => {
    const { anna, ben, query, id } = await household()
    const cake = await write(anna, id)
    const params = { id: cake.id }
    const sent = recipes.writtenFields(cake)
    await anna.api.call(recipes.updateRecipe, {
      params,
      query,
      body: { ...sent, ingredients: '3 plums', replaces: { ingredients: '' } },
    })
    await ben.api.call(recipes.updateRecipe, {
      params,
      query,
      body: { ...sent, notes: 'less sugar', replaces: { notes: '' } },
    })
    const { data: merged } = await anna.api.call(recipes.getRecipe, { params })
    expect(merged).toMatchObject({ ingredients: '3 plums', notes: 'less sugar', version: 3 })
    const { data: versions } = await ben.api.call(listVersions, { params, query })
    expect(versions.map(({ version, savedBy }) => [version, savedBy?.id])).toEqual([
      [2, anna.id],
      [1, anna.id],
    ])
    const earlier = { params: { ...params, version: 1 }, query, body: {} }
    expect((await ben.api.call(restoreVersion, earlier)).data).toMatchObject({
      ingredients: '',
      savedBy: { id: ben.id },
    })
  })

  test('a kitchen has no inbox: nothing is moved there, and a recipe that names it is saved in the book', async () => {
    const { anna, ben, query, id } = await household()
    const pie = await write(anna, id)
    const moved = { params: { id: pie.id }, query, body: { folder: 'inbox' } } as const
    expect(await refusalOf(ben.api.call(recipes.moveRecipe, moved))).toEqual([400, 'invalid'])
    const many = { query, body: { recipeIds: [pie.id], folder: 'inbox' as const } }
    expect(await refusalOf(ben.api.call(moveRecipes, many))).toEqual([400, 'invalid'])
    const { data: soup } = await ben.api.call(recipes.createRecipe, { query, body: { title: 'Soup', folder: 'inbox' } })
    const body = { ...recipes.writtenFields(pie), notes: 'Late plums', version: pie.version, folder: 'inbox' } as const
    await ben.api.call(recipes.updateRecipe, { params: { id: pie.id }, query, body })
    expect(await titles(anna, query)).toEqual(['Plum cake', 'Soup'])
    await anna.api.call(recipes.deleteRecipe, { params: { id: soup.id }, query })
    await anna.api.call(restoreRecipes, { query, body: { ids: [soup.id] } })
    expect(await titles(ben, query)).toEqual(['Plum cake', 'Soup'])
    expect((await anna.api.call(recipes.countRecipes, { query: { ...query, folder: 'inbox' } })).data.count).toBe(0)
    // The own book still has an inbox.
    const own = await aRecipe(anna, { title: 'Own toast' })
    await anna.api.call(recipes.moveRecipe, { params: { id: own.id }, body: { folder: 'inbox' } })
    expect((await anna.api.call(recipes.countRecipes, { query: { folder: 'inbox' } })).data.count).toBe(1)
  })

  test('guests read and do not write; strangers and former members see nothing', async () => {
    const { anna, gil, carl, finn, query, id } = await household()
    const cake = await write(anna, id)
    const params = { id: cake.id }
    expect(await titles(gil, query)).toEqual(['Plum cake'])
    expect((await gil.api.call(recipes.getRecipe, { params })).data).toMatchObject({ isOwner: false, kitchenId: id })
    const body = { title: 'Mine' }
    expect(await refusalOf(gil.api.call(recipes.createRecipe, { query, body }))).toEqual([403, 'read-only'])
    expect(await refusalOf(gil.api.call(recipes.updateRecipe, { params, query, body }))).toEqual([403, 'read-only'])
    expect(await refusalOf(gil.api.call(recipes.deleteRecipe, { params, query }))).toEqual([403, 'read-only'])
    for (const { api } of [carl, finn]) {
      for (const call of [
        () => api.call(recipes.listRecipes, { query }),
        () => api.call(recipes.searchRecipes, { query: { ...query, query: 'plum' } }),
        () => api.call(recipes.getRecipe, { params }),
        () => api.call(recipes.createRecipe, { query, body }),
        () => api.call(recipes.updateRecipe, { params, query, body }),
        () => api.call(listBookChanges, { query }),
        () => api.call(kitchens.getKitchen, { params: { id } }),
      ]) {
        expect(await statusOf(call())).toBe(404)
      }
    }
    // Without the kitchen the call is about the own book, where the recipe is not.
    expect(await statusOf(anna.api.call(recipes.updateRecipe, { params, body }))).toBe(404)
    expect(await titles(anna, query)).toEqual(['Plum cake'])
  })

  test('a changed role is in the activity of the member, and of nobody else', async () => {
    const { anna, ben, id } = await household()
    await anna.api.call(kitchens.changeKitchenRole, { params: { id, personId: ben.id }, body: { role: 'reader' } })
    const rolesOf = async ({ api }: TestMember) =>
      (await api.call(listOwnEvents, { query: {} })).data.events
        .filter(({ kind }) => kind === 'kitchen-role-changed')
        .map(({ by, detail }) => [by, detail])
    expect([await rolesOf(ben), await rolesOf(anna)]).toEqual([[['nobody', { role: 'guest' }]], []])
  })

  test('whoever is removed or leaves sees nothing from then on, and may not write with what they had open', async () => {
    const { anna, ben, query, id } = await household()
    await write(anna, id)
    expect(await titles(ben, query)).toEqual(['Plum cake'])
    await ben.api.call(kitchens.leaveKitchen, { params: { id }, body: {} })
    expect(await statusOf(page(ben, id))).toBe(404)
    expect((await ben.api.call(kitchens.listKitchens, {})).data.kitchens).toEqual([])
    expect(await titles(anna, query)).toEqual(['Plum cake'])
  })

  test('ratings, last cookings and notes are each person’s own, in lists, filters, orders and saves', async () => {
    const { anna, ben, gil, query, id } = await household()
    const cake = await write(anna, id, { title: 'Cake', rating: 2 })
    const pie = await write(anna, id, { title: 'Pie', rating: 4 })
    const rate = ({ api }: TestMember, recipeId: string, rating: number | null) =>
      api.call(recipes.rateRecipe, { params: { id: recipeId }, query, body: { rating } })
    await rate(ben, cake.id, 5)
    await rate(gil, pie.id, 1)
    const ratings = async ({ api }: TestMember) =>
      (await api.call(recipes.listRecipes, { query })).data.data.map(({ rating }) => rating)
    expect([await ratings(anna), await ratings(ben), await ratings(gil)]).toEqual([
      [2, 4],
      [5, null],
      [null, 1],
    ])
    expect([
      await titles(anna, { ...query, sort: '-rating' }),
      await titles(ben, { ...query, sort: '-rating' }),
    ]).toEqual([
      ['Pie', 'Cake'],
      ['Cake', 'Pie'],
    ])
    const rated = async ({ api }: TestMember, ratingFilter: string) =>
      (await api.call(recipes.listRecipes, { query: { ...query, ratingFilter } })).data.data.map(({ title }) => title)
    expect([await rated(anna, '4'), await rated(ben, '5'), await rated(ben, 'null')]).toEqual([
      ['Pie'],
      ['Cake'],
      ['Pie'],
    ])
    // A save brings the rating of whoever saves.
    const { data: read } = await ben.api.call(recipes.getRecipe, { params: { id: cake.id } })
    expect(read.rating).toBe(5)
    const body = { ...recipes.writtenFields(read), rating: 3, title: 'Cake again' }
    await ben.api.call(recipes.updateRecipe, { params: { id: cake.id }, query, body })
    expect([await ratings(anna), await ratings(ben)]).toEqual([
      [2, 4],
      [3, null],
    ])
    const note = { params: { id: cake.id }, query, body: { note: 'for Mo' } }
    await gil.api.call(kitchens.noteForOneself, note)
    const noteOf = async ({ api }: TestMember) =>
      (await api.call(recipes.getRecipe, { params: { id: cake.id } })).data.ownNote
    expect([await noteOf(gil), await noteOf(anna)]).toEqual(['for Mo', ''])
  })

  test('the log says who cooked which version, and only they may change that', async () => {
    const { anna, ben, query, id } = await household()
    const cake = await write(anna, id)
    const params = { id: cake.id }
    const cookedAt = '2026-03-01T18:00:00.000Z'
    const { data: cooked } = await ben.api.call(addCooking, { params, query, body: { cookedAt, note: 'good' } })
    expect(cooked).toMatchObject({ person: { id: ben.id }, version: 1 })
    const { data: log } = await anna.api.call(listCookings, { params, query })
    expect(log.map(({ person, note }) => [person?.id, note])).toEqual([[ben.id, 'good']])
    const theirs = { params: { ...params, cookingId: cooked.id }, query, body: { note: 'bad' } }
    expect(await statusOf(anna.api.call(updateCooking, theirs))).toBe(404)
    const lastOf = async ({ api }: TestMember) => (await api.call(recipes.getRecipe, { params })).data.lastCookedAt
    expect([await lastOf(anna), await lastOf(ben)]).toEqual([null, cookedAt])
    const { data: changes } = await ben.api.call(listBookChanges, { query })
    expect(changes.recipes.map(({ lastCookedAt }) => lastCookedAt)).toEqual([cookedAt])
  })

  test('a change reaches the devices of all members, with the kitchen that it was in', async () => {
    const { anna, ben, carl, id } = await household()
    const heard: [string, unknown][] = []
    for (const [name, { id: userId }] of Object.entries({ anna, ben, carl })) {
      server.services.live.subscribe(userId, (message) => {
        if (message.type === 'recipes:changed') heard.push([name, message.data])
      })
    }
    const cake = await write(ben, id)
    const data = { recipeId: cake.id, change: 'created', kitchenId: id }
    const deadline = Date.now() + 3_000
    while (heard.length < 2 && Date.now() < deadline) await new Promise((next) => setTimeout(next, 10))
    expect(heard.toSorted()).toEqual([
      ['anna', data],
      ['ben', data],
    ])
  })

  test('pictures of a kitchen are put on by one and opened by the other', async () => {
    const { anna, ben, query, id } = await household()
    const { data: image } = await anna.api.call(uploadImage, { query, file: await aPicture() })
    await write(anna, id, { imageIds: [image.id] })
    const { data: shown } = await ben.api.call(recipes.listRecipes, { query })
    const location = shown.data[0]?.image?.location ?? ''
    expect((await fetch(`${server.address}api/${location}`)).status).toBe(200)
  })

  test('a recipe is copied from the own book into the kitchen and back, without what is personal', async () => {
    const { anna, ben, query } = await household()
    const toast = await aRecipe(anna, { title: 'Toast', rating: 5 })
    const { data: shared } = await anna.api.call(recipes.saveCopy, { params: { id: toast.id }, query })
    expect(await titles(ben, query)).toEqual(['Toast'])
    await ben.api.call(recipes.saveCopy, { params: { id: shared.id } })
    const { data: own } = await ben.api.call(recipes.listRecipes, {})
    expect(own.data.map(({ title, rating, fromUser }) => [title, rating, fromUser])).toEqual([['Toast', null, null]])
  })

  test('owners invite, change roles and remove; others do not; a kitchen keeps an owner', async () => {
    const { anna, ben, carl, id } = await household()
    const params = { id }
    const asCook = (personId: string) => ({ params, body: { personId } })
    expect(await refusalOf(anna.api.call(kitchens.inviteToKitchen, asCook(carl.id)))).toEqual([403, 'not-a-friend'])
    expect(await refusalOf(ben.api.call(kitchens.inviteToKitchen, asCook(anna.id)))).toEqual([
      403,
      'not-kitchen-keeper',
    ])
    expect(await refusalOf(ben.api.call(kitchens.renameKitchen, { params, body: { name: 'Ours' } }))).toEqual([
      403,
      'not-kitchen-keeper',
    ])
    const asReader = { params: { id, personId: anna.id }, body: { role: 'reader' as const } }
    expect(await refusalOf(anna.api.call(kitchens.changeKitchenRole, asReader))).toEqual([409, 'only-kitchen-keeper'])
    expect(await refusalOf(anna.api.call(kitchens.leaveKitchen, { params, body: {} }))).toEqual([
      409,
      'only-kitchen-keeper',
    ])
    await anna.api.call(kitchens.leaveKitchen, { params, body: { nextOwnerId: ben.id } })
    const { data } = await ben.api.call(kitchens.listKitchens, {})
    expect(data.kitchens).toMatchObject([{ id, name: 'Home', role: 'keeper', recipeCount: 0 }])
    expect(data.kitchens[0]?.members.map(({ role }) => role)).toEqual(['keeper', 'guest'])
  })

  test('an invitation waits until it is accepted, declined or taken back', async () => {
    const { anna, ben } = await server.circle()
    const id = await make(anna)
    const ask = () => anna.api.call(kitchens.inviteToKitchen, { params: { id }, body: { personId: ben.id } })
    const asked = async () =>
      (await ben.api.call(kitchens.listKitchens, {})).data.invitations.map(({ kitchen, from }) => [kitchen.id, from.id])
    await ask()
    expect(await asked()).toEqual([[id, anna.id]])
    expect(await statusOf(page(ben, id))).toBe(404)
    const theirs = { params: { id, personId: ben.id } }
    await ben.api.call(kitchens.uninviteFromKitchen, theirs)
    expect(await asked()).toEqual([])
    await ask()
    await anna.api.call(kitchens.uninviteFromKitchen, theirs)
    expect(await statusOf(ben.api.call(kitchens.joinKitchen, { params: { id } }))).toBe(404)
  })

  test('a link brings members in, and newcomers with their registration', async () => {
    const { anna, carl } = await server.circle()
    const id = await make(anna)
    const { data: link } = await anna.api.call(kitchenLinks.createKitchenLink, { params: { id }, body: { uses: 2 } })
    const body = { secret: link.secret }
    expect((await server.client().call(kitchenLinks.previewKitchenLink, { body })).data).toEqual({
      from: { id: anna.id, name: 'Anna', handle: null },
      kitchen: { id, name: 'Home' },
      role: 'cook',
      takesAccounts: true,
    })
    await carl.api.call(kitchenLinks.acceptKitchenLink, { body })
    await carl.api.call(kitchenLinks.acceptKitchenLink, { body })
    const account = { name: 'Dora', email: `${uuid()}@example.com`, password: 'correct horse', invitation: link.secret }
    await server.client().call(register, { body: account })
    const { data: kitchen } = await carl.api.call(kitchens.getKitchen, { params: { id } })
    expect(kitchen.members.map(({ person, role }) => [person.name, role])).toEqual([
      ['Anna', 'keeper'],
      ['Carl', 'cook'],
      ['Dora', 'cook'],
    ])
    expect(await statusOf((await server.member('Eve')).api.call(kitchenLinks.acceptKitchenLink, { body }))).toBe(412)
  })

  test('with the account of its only owner the kitchen goes to the cook who joined first, with the last one it is gone', async () => {
    const { anna, ben, gil, query, id } = await household()
    await write(anna, id, { rating: 5 })
    const goodbye = { body: { currentPassword: 'correct horse' } }
    await anna.api.call(deleteAccount, goodbye)
    expect(await titles(gil, query)).toEqual(['Plum cake'])
    const { data: kitchen } = await gil.api.call(kitchens.getKitchen, { params: { id } })
    expect(kitchen.members.map(({ person, role }) => [person.id, role])).toEqual([
      [ben.id, 'keeper'],
      [gil.id, 'guest'],
    ])
    await gil.api.call(deleteAccount, goodbye)
    await ben.api.call(deleteAccount, goodbye)
    const rows = await server.database.db.selectFrom('books').select('id').where('id', '=', id).execute()
    const left = await server.database.db.selectFrom('recipes').select('id').where('ownerId', '=', id).execute()
    expect([rows, left]).toEqual([[], []])
  })
})
