import { uploadImage } from '@potluck/api/images'
import { aLargePicture, killBusyEncoder } from '../../testing/killed-encoder.ts'
import { startTestServer } from '../../testing/test-server.ts'

test('a photo whose process the system killed is asked for again, and is never called no picture', async () => {
  const server = await startTestServer('sqlite')
  const anna = await server.member('Anna')
  const bytes = aLargePicture()
  const upload = () => anna.api.call(uploadImage, { file: new Blob([new Uint8Array(bytes)]) })
  const first = upload()
  const refused = expect(first).rejects.toMatchObject({ status: 503, data: { error: { code: 'no-memory' } } })
  await killBusyEncoder()
  await refused
  expect((await upload()).status).toBe(201)
  await server.close()
}, 60_000)
