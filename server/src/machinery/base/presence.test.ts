import { countRecipes } from '@potluck/api/recipes'
import { startTestServer } from '../../testing/test-server.ts'
import { presenceOf } from './presence.ts'

test('a member who calls is there for the jobs of others, and not for their own', async () => {
  const server = await startTestServer('sqlite')
  const presence = presenceOf(server.database)
  const anna = await server.member('Anna')
  await anna.api.call(countRecipes, { query: {} })
  expect([presence.isAnyBut(anna.id), presence.isAnyBut('somebody else')]).toEqual([false, true])
  const ben = await server.member('Ben')
  await ben.api.call(countRecipes, { query: {} })
  expect(presence.isAnyBut(anna.id)).toBe(true)
  await server.close()
})
