import { startTestServer } from '../../../testing/test-server.ts'
import { bytePace, countBytes } from './byte-pace.ts'

test('a member who writes too much in a row must wait, others need not', async () => {
  const server = await startTestServer('sqlite')
  const [anna, ben] = [await (await server.member('Anna')).acting(), await (await server.member('Ben')).acting()]
  const large = bytePace.inARow / 20
  for (let call = 0; call < 21; call += 1) countBytes(anna, large)
  expect(() => countBytes(anna, large)).toThrow('too much was written in a short time')
  expect(() => countBytes(ben, large)).not.toThrow()
  await server.close()
})

test('calls without much in them count, too', async () => {
  const server = await startTestServer('sqlite')
  const anna = await (await server.member('Anna')).acting()
  const write = () => {
    for (let call = 0; call < (2 * bytePace.inARow) / bytePace.ofCall; call += 1) countBytes(anna, 2)
  }
  expect(write).toThrow('too much was written in a short time')
  await server.close()
})
