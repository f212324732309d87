import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { getStats } from '@potluck/api/account'
import { directImports } from '@potluck/api/direct-imports'
import { getImport, repeatImport } from '@potluck/api/imports'
import { checkPictureFolder } from '../../book/images/picture-folder.ts'
import { aPicture } from '../../testing/access-world.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { aLargePicture, killBusyEncoder, killEncodersUntil } from '../../testing/killed-encoder.ts'
import { paprikaArchive } from '../../testing/paprika-archive.ts'
import { startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'

const [{ endpoint: importPaprika }] = directImports

let server: TestServer
let anna: TestMember

beforeAll(async () => {
  server = await startTestServer('sqlite')
  anna = await server.member('Anna')
})
afterAll(() => server.close())

const bring = async (...recipes: readonly object[]) => {
  const file = new Blob([new Uint8Array(paprikaArchive(...recipes))])
  return (await anna.api.call(importPaprika, { file })).data.jobId
}

const kept = async () => {
  const { recipeCount, recipeImageCount } = (await anna.api.call(getStats, {})).data
  return [recipeCount, recipeImageCount]
}

const soup = (name: string, bytes: Buffer) => ({ name, ingredients: '1 beet', photo_data: bytes.toString('base64') })

test('a photo in a file is tried once more where memory was short', async () => {
  const id = await bring(soup('Soup', aLargePicture()))
  await killBusyEncoder()
  expect(await jobEnd(anna, id)).toMatchObject({ status: 'done', outcomes: { done: 1, noted: 0, failed: 0 } })
  expect(await kept()).toEqual([1, 1])
}, 60_000)

test('a recipe whose photo in the file failed twice for want of memory waits for another try, and comes with it', async () => {
  const [recipes = 0, pictures = 0] = await kept()
  const id = await bring(soup('Stew', aLargePicture()), { name: 'Bread', ingredients: '1 kg flour' })
  const first = await killEncodersUntil(() => jobEnd(anna, id))
  expect(first).toMatchObject({ status: 'done', outcomes: { done: 1, noted: 0, failed: 1 } })
  expect(first.results.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { name: 'Stew', notes: [{ code: 'pictures-away', count: 1 }] },
  ])
  expect((await anna.api.call(getImport, { params: { id } })).data).toMatchObject({ hasFile: true })
  const again = await jobEnd(anna, (await anna.api.call(repeatImport, { params: { id } })).data.jobId)
  expect(again).toMatchObject({ status: 'done', outcomes: { done: 1, noted: 0, failed: 0 } })
  expect(await kept()).toEqual([recipes + 2, pictures + 1])
}, 60_000)

test('while the folder of pictures is gone, an import writes neither there nor a recipe without its photo', async () => {
  await checkPictureFolder(server.database, server.services.fileStore)
  const before = await kept()
  const [there, away] = [join(server.config.dataDir, 'images'), join(server.config.dataDir, 'unmounted')]
  await rename(there, away)
  const id = await bring(soup('Pie', Buffer.from(await (await aPicture()).arrayBuffer())))
  expect(await jobEnd(anna, id)).toMatchObject({ status: 'failed', outcomes: { done: 0 } })
  expect(await kept()).toEqual(before)
  await rename(away, there)
  const again = await jobEnd(anna, (await anna.api.call(repeatImport, { params: { id } })).data.jobId)
  expect(again).toMatchObject({ status: 'done', outcomes: { done: 1 } })
}, 60_000)
