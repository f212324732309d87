import { uploadImage } from '@potluck/api/images'
import { createRecipe, updateRecipe } from '@potluck/api/recipes'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer } from '../../testing/test-server.ts'

test('the server refuses a second picture and large pictures if the capabilities exclude them', async () => {
  const server = await startTestServer('sqlite', { SELF_HOSTED: 'false' })
  const { api, ...anna } = await server.member('Anna')
  const upload = async () => (await api.call(uploadImage, { file: await aPicture() })).data
  const [one, two] = [await upload(), await upload()]
  const both = { title: 'Cake', imageIds: [one.id, two.id] }
  const { id, image } = await aRecipe({ api, ...anna }, { imageIds: [one.id] })
  expect([
    await statusOf(api.call(createRecipe, { body: both })),
    await statusOf(api.call(updateRecipe, { params: { id }, body: both })),
  ]).toEqual([403, 403])
  const opens = async (path = '') => (await fetch(`${server.address}api/${path}`)).status
  expect(image?.location).toBe(image?.medium)
  expect([await opens(image?.medium), await opens(image?.medium.replace('/medium', '/large'))]).toEqual([200, 404])
  await server.close()
})
