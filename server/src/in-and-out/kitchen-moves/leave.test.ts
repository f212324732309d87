import { addCooking, listCookings } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { startMove } from '@potluck/api/kitchen-moves'
import * as kitchens from '@potluck/api/kitchens'
import * as recipes from '@potluck/api/recipes'
import { listVersions } from '@potluck/api/versions'
import { v7 as uuid } from 'uuid'
import { aKitchen, aPicture, aRecipe, joins } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { leaves } from '../../testing/leaving.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('leaving a kitchen with copies', (server) => {
  async function household() {
    const { anna, ben } = await server.circle()
    const id = await aKitchen(anna, [ben])
    return { anna, ben, id, query: { kitchen: id } }
  }

  const write = async ({ api }: TestMember, kitchen: string, draft: Partial<recipes.RecipeDraft>) =>
    (await api.call(recipes.createRecipe, { query: { kitchen }, body: { title: 'Plum cake', ...draft } })).data

  const moveIn = async (member: TestMember, id: string) => {
    const body = { id: uuid(), recipes: { kind: 'all' } } as const
    await member.api.call(startMove, { params: { id }, body })
    return jobEnd(member, body.id)
  }

  const leave = async (member: TestMember, id: string, body: object) => {
    const { data } = await member.api.call(kitchens.leaveKitchen, { params: { id }, body })
    return jobEnd(member, data.jobId ?? '')
  }

  const list = async ({ api }: TestMember, query: { kitchen?: string } = {}) =>
    (await api.call(recipes.listRecipes, { query })).data.data

  const titles = async (member: TestMember, query: { kitchen?: string } = {}) =>
    (await list(member, query)).map(({ title }) => title)

  const read = async ({ api }: TestMember, id: string) => (await api.call(recipes.getRecipe, { params: { id } })).data

  const isIn = async ({ api }: TestMember) => (await api.call(kitchens.listKitchens, {})).data.kitchens.length

  test('the copies carry pictures, labels, links and what is the person’s own; the kitchen stays whole', async () => {
    const { anna, ben, id, query } = await household()
    const { data: image } = await anna.api.call(uploadImage, { file: await aPicture(), query })
    const sauce = await write(anna, id, { title: 'Sauce' })
    const cake = await write(anna, id, { labels: ['sweet'], imageIds: [image.id], notes: 'Best warm.', rating: 2 })
    const params = { id: cake.id }
    await anna.api.call(recipes.linkRecipe, { params: { ...params, linkedId: sauce.id }, query })
    await ben.api.call(recipes.rateRecipe, { params, query, body: { rating: 5 } })
    await ben.api.call(kitchens.noteForOneself, { params, query, body: { note: 'Less sugar.' } })
    await ben.api.call(addCooking, { params, query, body: { note: 'mine' } })
    await anna.api.call(addCooking, { params, query, body: { note: 'hers' } })

    expect(await leave(ben, id, { copies: 'all' })).toMatchObject({ status: 'done', total: 2, outcomes: { done: 2 } })
    expect([await isIn(ben), await titles(ben), await titles(anna, query)]).toEqual([
      0,
      ['Plum cake', 'Sauce'],
      ['Plum cake', 'Sauce'],
    ])
    const [copied] = await list(ben)
    const copy = await read(ben, copied?.id ?? '')
    expect(copy).toMatchObject({ rating: 5, notes: 'Best warm.\n\nLess sugar.', isOwner: true })
    expect([copy.images.length, copy.linked.length, copy.labels.map(({ title }) => title)]).toEqual([1, 1, ['sweet']])
    const { data: log } = await ben.api.call(listCookings, { params: { id: copy.id } })
    expect(log.map(({ note }) => note)).toEqual(['mine'])
    expect(await statusOf(ben.api.call(recipes.getRecipe, { params }))).toBe(404)
    const { data: stays } = await anna.api.call(listCookings, { params, query })
    expect(stays).toHaveLength(2)
  })

  test('one takes what one added or brought along; what is in the own book still is there one time', async () => {
    const { anna, ben, id, query } = await household()
    await aRecipe(ben, { title: 'Soup' })
    await aRecipe(ben, { title: 'Bread' })
    await moveIn(ben, id)
    await write(anna, id, { title: 'Pie' })
    await write(ben, id, { title: 'Jam' })
    const [bread, , , soup] = await list(ben, query)
    await ben.api.call(addCooking, { params: { id: soup?.id ?? '' }, query, body: { note: 'together' } })
    const before = await read(ben, bread?.id ?? '')
    const body = { ...recipes.writtenFields(before), instructions: 'Bake longer.' }
    await anna.api.call(recipes.updateRecipe, { params: { id: before.id }, query, body })

    const jobId = uuid()
    expect(await leave(ben, id, { copies: 'added', id: jobId })).toMatchObject({
      id: jobId,
      total: 3,
      outcomes: { done: 2, skipped: 1 },
    })
    const own = await list(ben)
    expect(own.map(({ title }) => title)).toEqual(['Bread', 'Bread', 'Jam', 'Soup'])
    const { data: log } = await ben.api.call(listCookings, { params: { id: own[3]?.id ?? '' } })
    expect(log.map(({ note }) => note)).toEqual(['together'])
    expect((await leave(ben, id, { copies: 'added', id: jobId })).status).toBe('done')
    expect(await titles(anna, query)).toEqual(['Bread', 'Jam', 'Pie', 'Soup'])
  })

  test('who takes only what they brought has no second recipe where the kitchen kept that of another, but its cookings', async () => {
    const { anna, ben, id, query } = await household()
    for (const member of [anna, ben]) {
      await aRecipe(member, { title: 'Soup', ingredients: '1 leek\n2 carrots', instructions: member.email })
      await moveIn(member, id)
    }
    const [soup] = await list(ben, query)
    await ben.api.call(addCooking, { params: { id: soup?.id ?? '' }, query, body: { note: 'together' } })
    expect(await leave(ben, id, { copies: 'added' })).toMatchObject({ outcomes: { done: 0, skipped: 1 } })
    const own = await list(ben)
    expect(own.map(({ title }) => title)).toEqual(['Soup'])
    const kept = await read(ben, own[0]?.id ?? '')
    const { data: log } = await ben.api.call(listCookings, { params: { id: kept.id } })
    expect([kept.instructions, log.map(({ note }) => note)]).toEqual([ben.email, ['together']])
  })

  test('who comes back, notes something and leaves again keeps that note, and of what is as it was one copy', async () => {
    const { anna, ben, id, query } = await household()
    const cake = await write(anna, id, { notes: 'Best warm.' })
    await write(anna, id, { title: 'Sauce' })
    await leave(ben, id, { copies: 'all' })
    await joins(anna, id, ben, 'cook')
    await ben.api.call(kitchens.noteForOneself, { params: { id: cake.id }, query, body: { note: 'Less sugar.' } })
    await leave(ben, id, { copies: 'all' })
    const own = await list(ben)
    expect(own.map(({ title }) => title)).toEqual(['Plum cake', 'Plum cake', 'Sauce'])
    const notes = await Promise.all(own.slice(0, 2).map(async ({ id: copyId }) => (await read(ben, copyId)).notes))
    expect(notes.toSorted()).toEqual(['Best warm.', 'Best warm.\n\nLess sugar.'])
  })

  test.each([[{}], [{ copies: 'none' }]])('nobody leaves without what is theirs, asked for %j', async (body) => {
    const { anna, ben, id, query } = await household()
    await write(anna, id, { title: 'Pie' })
    const hers = await write(anna, id, { title: 'Quiche' })
    const cake = await write(ben, id, { labels: ['sweet'] })
    const params = { id: cake.id }
    const changed = { ...recipes.writtenFields(cake), instructions: 'Bake.' }
    await anna.api.call(recipes.updateRecipe, { params, query, body: changed })
    await ben.api.call(kitchens.noteForOneself, { params: { id: hers.id }, query, body: { note: 'Less salt.' } })
    await leaves(ben, id, body)
    expect([await isIn(ben), await titles(ben), await titles(anna, query)]).toEqual([
      0,
      ['Plum cake', 'Quiche'],
      ['Pie', 'Plum cake', 'Quiche'],
    ])
    const [copy, noted] = await Promise.all((await list(ben)).map(({ id: copyId }) => read(ben, copyId)))
    expect([copy?.instructions, copy?.labels.map(({ title }) => title), noted?.notes]).toEqual([
      'Bake.',
      ['sweet'],
      'Less salt.',
    ])
    const { data: history } = await ben.api.call(listVersions, { params: { id: copy?.id ?? '' } })
    expect(history).toHaveLength(1)
    expect(history[0]?.savedBy ?? null).toBeNull()
  })

  test('who has nothing there is out at once', async () => {
    const { anna, ben, id } = await household()
    await write(anna, id, {})
    const { data } = await ben.api.call(kitchens.leaveKitchen, { params: { id }, body: {} })
    expect([data.jobId, await isIn(ben), await titles(ben)]).toEqual([null, 0, []])
  })

  test('the last one takes all along, because the kitchen goes', async () => {
    const { anna, ben, id } = await household()
    await write(anna, id, { title: 'Pie' })
    await leaves(anna, id, { nextKeeperId: ben.id })
    await leaves(ben, id)
    expect([await titles(anna), await titles(ben), await isIn(ben)]).toEqual([['Pie'], ['Pie'], 0])
  })

  test('the last owner names another to leave with copies, and a lone one takes all along', async () => {
    const { anna, ben, id } = await household()
    await write(anna, id, {})
    expect(await statusOf(anna.api.call(kitchens.leaveKitchen, { params: { id }, body: { copies: 'all' } }))).toBe(409)
    await leave(anna, id, { copies: 'all', nextOwnerId: ben.id })
    expect((await ben.api.call(kitchens.getKitchen, { params: { id } })).data.role).toBe('keeper')
    expect(await leave(ben, id, { copies: 'all' })).toMatchObject({ status: 'done' })
    expect([await titles(anna), await titles(ben), await isIn(ben)]).toEqual([['Plum cake'], ['Plum cake'], 0])
    expect(await server.database.db.selectFrom('kitchens').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('who leaves a kitchen that rests takes copies along; it gets no owner, and goes with the last one', async () => {
    const { anna, ben, id } = await household()
    const gil = await server.member('Gil')
    await joins(anna, id, gil, 'reader')
    await write(anna, id, { title: 'Pie' })
    await write(ben, id, { title: 'Jam' })
    const body = { name: 'Home', currentPassword: 'correct horse' }
    await anna.api.call(kitchens.dissolveKitchen, { params: { id }, body })
    for (const member of [gil, anna, ben]) {
      const { data: kitchen } = await ben.api.call(kitchens.getKitchen, { params: { id } })
      expect(kitchen.members.map(({ role }) => role)).not.toContain('keeper')
      expect(await leave(member, id, { copies: 'all' })).toMatchObject({ status: 'done' })
      expect([await titles(member), await isIn(member)]).toEqual([['Jam', 'Pie'], 0])
    }
    expect(await server.database.db.selectFrom('books').select('id').where('id', '=', id).execute()).toEqual([])
  })
})
