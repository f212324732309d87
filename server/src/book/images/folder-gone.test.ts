import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadImage } from '@potluck/api/images'
import { aPicture } from '../../testing/access-world.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { checkPictureFolder } from './picture-folder.ts'

test('while the folder of pictures is gone, the health says so, photos are refused, and nothing is written elsewhere', async () => {
  const server = await startTestServer('sqlite')
  await checkPictureFolder(server.database, server.services.fileStore)
  const anna = await server.member('Anna')
  const upload = async () => anna.api.call(uploadImage, { file: await aPicture() })
  const health = async () => (await fetch(`${server.address}healthz`)).json()
  const image = (await upload()).data
  expect(await health()).toMatchObject({ status: 'ok' })
  const [there, away] = [join(server.config.dataDir, 'images'), join(server.config.dataDir, 'unmounted')]
  await rename(there, away)
  expect(await health()).toMatchObject({ status: 'degraded', files: 'down' })
  await expect(upload()).rejects.toMatchObject({ status: 503, data: { error: { code: 'files-away' } } })
  await rename(away, there)
  expect(await health()).toMatchObject({ status: 'ok' })
  expect((await upload()).status).toBe(201)
  expect((await fetch(`${server.address}api/${image.location}`)).status).toBe(200)
  await server.close()
})
