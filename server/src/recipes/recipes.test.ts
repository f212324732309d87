import { attachLabel, detachLabel, listLabels } from '@potluck/api/labels'
import {
  countRecipes,
  createRecipe,
  deleteRecipe,
  getRecipe,
  listRecipes,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { databases, startTestServer, type TestMember, type TestServer } from '../testing/test-server.ts'

describe.each(databases)('recipes on %s', (kind) => {
  let server: TestServer
  let anna: TestMember

  beforeAll(async () => {
    server = await startTestServer(kind)
    anna = await server.member('Anna')
  })
  afterAll(() => server.close())

  test('a recipe that was written is read back as it was written', async () => {
    const draft = {
      title: 'Lentil soup',
      description: 'For cold days',
      yield: '4 bowls',
      activeTime: '10 min',
      totalTime: '40 min',
      source: 'Grandmother',
      url: 'https://example.com/soup',
      notes: 'Keeps well.',
      ingredients: '[Soup]\n2 cups lentils\n1 l stock',
      instructions: 'Boil.\nServe.',
      rating: 4,
    }
    const { data, status } = await anna.api.call(createRecipe, {
      body: { ...draft, labels: ['Soup ', 'WINTER, warm'] },
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({ ...draft, folder: 'main', version: 1, isOwner: true, image: null, fromUser: null })
    expect(data.labels.map((label) => label.title)).toEqual(['soup', 'winter warm'])
    expect((await anna.api.call(getRecipe, { params: { id: data.id } })).data).toEqual(data)
    const list = (await anna.api.call(listRecipes, { query: {} })).data
    expect(list.totalCount).toBe(1)
    const found = (await anna.api.call(searchRecipes, { query: { query: 'LENT sôup' } })).data
    expect(found.totalCount).toBe(1)
    await anna.api.call(deleteRecipe, { params: { id: data.id } })
    expect((await anna.api.call(listLabels, {})).data).toEqual([])
    expect((await anna.api.call(searchRecipes, { query: { query: 'LENT sôup' } })).data.totalCount).toBe(0)
  })
})
