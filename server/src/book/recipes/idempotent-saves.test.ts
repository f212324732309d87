import { uploadImage } from '@potluck/api/images'
import { attachLabel, detachLabel, listLabels, renameLabel } from '@potluck/api/labels'
import {
  createRecipe,
  deleteRecipe,
  getRecipe,
  listRecipes,
  type RecipeDraft,
  rateRecipe,
  updateRecipe,
  writtenFields,
} from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { aPicture } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('changes that devices made offline', (server) => {
  let anna: TestMember

  beforeAll(async () => {
    anna = await server.member('Anna')
  })

  const read = async (id: string) => (await anna.api.call(getRecipe, { params: { id } })).data

  const aSoup = async () => {
    const body = { title: 'Soup', notes: 'thin', ingredients: '1 onion', labels: ['winter', 'soup'] }
    return (await anna.api.call(createRecipe, { body })).data
  }

  const save = (id: string, before: RecipeDraft, changed: Partial<RecipeDraft>, replaces: Partial<RecipeDraft>) =>
    anna.api.call(updateRecipe, { params: { id }, body: { ...before, ...changed, replaces } })

  test('two devices that change different fields both keep their changes', async () => {
    const soup = await aSoup()
    const before = writtenFields(soup)
    await save(soup.id, before, { notes: 'thick' }, { notes: 'thin' })
    await save(soup.id, before, { title: 'Onion soup', rating: 4 }, { title: 'Soup', rating: null })
    expect(await read(soup.id)).toMatchObject({
      title: 'Onion soup',
      notes: 'thick',
      rating: 4,
      ingredients: '1 onion',
    })
  })

  test('a save gets 409 and changes nothing when another device changed the same field', async () => {
    const soup = await aSoup()
    const before = writtenFields(soup)
    await save(soup.id, before, { notes: 'thick' }, { notes: 'thin' })
    const mine = save(soup.id, before, { notes: 'thinner', title: 'Mine' }, { notes: 'thin', title: 'Soup' })
    expect(await statusOf(mine)).toBe(409)
    expect(await read(soup.id)).toMatchObject({ title: 'Soup', notes: 'thick' })
  })

  test('saves of one device apply in order, and equal texts of two devices are no conflict', async () => {
    const soup = await aSoup()
    const before = writtenFields(soup)
    await save(soup.id, before, { notes: 'thick' }, { notes: 'thin' })
    await save(soup.id, { ...before, notes: 'thick' }, { notes: 'thickest' }, { notes: 'thick' })
    await save(soup.id, before, { notes: 'thickest' }, { notes: 'thin' })
    expect((await read(soup.id)).notes).toBe('thickest')
  })

  test('a save that only reorders labels changes nothing and keeps labels added meanwhile', async () => {
    const soup = await aSoup()
    const before = writtenFields(soup)
    await anna.api.call(attachLabel, { body: { title: 'quick', recipeIds: [soup.id] } })
    await save(soup.id, before, { title: 'New' }, { title: 'Soup', labels: ['winter', 'soup'] })
    expect((await read(soup.id)).labels.map(({ title }) => title)).toEqual(['quick', 'soup', 'winter'])
  })

  test('a create that is sent again creates one recipe, also when it was deleted meanwhile', async () => {
    const reference = uuid()
    const body = { id: uuid(), title: 'Made in a cellar' }
    await anna.api.call(createRecipe, { body }, { reference })
    await anna.api.call(rateRecipe, { params: { id: body.id }, body: { rating: 5 } })
    expect((await anna.api.call(createRecipe, { body }, { reference })).data).toMatchObject({ id: body.id, rating: 5 })
    await anna.api.call(deleteRecipe, { params: { id: body.id } })
    expect((await anna.api.call(createRecipe, { body }, { reference })).data.folder).toBe('trash')
    const { data } = (await anna.api.call(listRecipes, { query: {} })).data
    expect(data.filter(({ title }) => title === body.title)).toEqual([])
  })

  test('an upload with a reference creates one photo, and a recipe saved with its id shows it', async () => {
    const reference = uuid()
    const file = await aPicture()
    const { data: photo } = await anna.api.call(uploadImage, { file }, { reference })
    expect((await anna.api.call(uploadImage, { file }, { reference })).data.id).toBe(reference)
    expect(photo.id).toBe(reference)
    const { data } = await anna.api.call(createRecipe, { body: { title: 'Seen', imageIds: [reference] } })
    expect(data.images.map(({ id }) => id)).toEqual([reference])
  })

  test('a member cannot take the photo of another member by its id', async () => {
    const [reference, ben] = [uuid(), await server.member('Ben')]
    await anna.api.call(uploadImage, { file: await aPicture() }, { reference })
    expect(await statusOf(ben.api.call(uploadImage, { file: await aPicture() }, { reference }))).toBe(409)
    const stolen = ben.api.call(createRecipe, { body: { title: 'Stolen', imageIds: [reference] } })
    expect(await statusOf(stolen)).toBe(404)
    const { data } = await anna.api.call(createRecipe, { body: { title: 'Mine', imageIds: [reference] } })
    expect(data.images).toHaveLength(1)
  })

  test('a label added offline is removed by its title', async () => {
    const soup = await aSoup()
    await anna.api.call(attachLabel, { body: { title: 'Lent', recipeIds: [soup.id] } })
    await anna.api.call(detachLabel, { query: { labelId: uuid(), title: 'lent', recipeId: soup.id } })
    expect((await read(soup.id)).labels.map(({ title }) => title)).toEqual(['soup', 'winter'])
    const own = (await anna.api.call(listLabels, {})).data
    const winter = own.find(({ title }) => title === 'winter')?.id ?? ''
    await anna.api.call(renameLabel, { params: { id: winter }, body: { title: 'cold days' } })
    await anna.api.call(detachLabel, { query: { labelId: winter, title: 'winter', recipeId: soup.id } })
    expect((await read(soup.id)).labels.map(({ title }) => title)).toEqual(['soup'])
  })
})
