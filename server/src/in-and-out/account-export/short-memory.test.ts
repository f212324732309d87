import { getStats } from '@potluck/api/account'
import { restoreAccount } from '@potluck/api/account-export'
import { uploadImage } from '@potluck/api/images'
import { createTicket } from '@potluck/api/tickets'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { killEncodersUntil } from '../../testing/killed-encoder.ts'
import { startTestServer } from '../../testing/test-server.ts'

test('a recipe of a take-out for whose photo memory was short comes with it when the file is restored again', async () => {
  const [here, there] = [await startTestServer('sqlite'), await startTestServer('sqlite')]
  const anna = await here.member('Anna')
  const image = (await anna.api.call(uploadImage, { file: await aPicture() })).data
  await aRecipe(anna, { title: 'Pie', imageIds: [image.id] })
  await aRecipe(anna, { title: 'Bread' })
  const { ticket } = (await anna.api.call(createTicket, { body: { purpose: 'export' } })).data
  const file = await (await fetch(`${here.address}api/data/take-out?token=${encodeURIComponent(ticket)}`)).blob()
  const moved = await there.member('Anna')
  const restore = async () => jobEnd(moved, (await moved.api.call(restoreAccount, { file })).data.jobId)
  const kept = async () => {
    const { recipeCount, recipeImageCount } = (await moved.api.call(getStats, {})).data
    return [recipeCount, recipeImageCount]
  }
  const first = await killEncodersUntil(restore)
  expect(first.results.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { name: 'Pie', notes: [{ code: 'pictures-away', count: 1 }] },
  ])
  expect(await kept()).toEqual([1, 0])
  expect(await restore()).toMatchObject({ status: 'done', outcomes: { done: 1, skipped: 1, failed: 0 } })
  expect(await kept()).toEqual([2, 1])
  await here.close()
  await there.close()
}, 60_000)
