import {
  getPreferences,
  maxSettings,
  resetPreferences,
  type StoredSettings,
  updatePreferences,
} from '@potluck/api/preferences'
import { login } from '@potluck/api/sessions'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('preferences', (server) => {
  let anna: TestMember

  beforeEach(async () => {
    anna = await server.member('Anna')
  })

  const settingsOf = async (api: TestMember['api']) => (await api.call(getPreferences, {})).data.settings
  const keep = (api: TestMember['api'], settings: StoredSettings) => api.call(updatePreferences, { body: { settings } })

  test('two devices that change different settings at once keep both', async () => {
    const { data } = await server.client().call(login, { body: { email: anna.email, password: 'correct horse' } })
    const phone = server.client(data.token)
    await keep(anna.api, { global: { theme: 'dark', fontSize: '1rem' } })
    await Promise.all([
      keep(anna.api, { myRecipes: { sortBy: 'title' } }),
      keep(phone, { myRecipes: { showImages: false } }),
      keep(phone, { global: { fontSize: '22px' } }),
    ])
    const all = { global: { theme: 'dark', fontSize: '22px' }, myRecipes: { sortBy: 'title', showImages: false } }
    expect(await settingsOf(anna.api)).toEqual(all)
    expect(await settingsOf(phone)).toEqual(all)
  })

  test('any value of JSON comes back as it was, and only to its owner', async () => {
    const ben = await server.member('Ben')
    const odd = { global: { language: null, note: 'nul \u0000 and \ud83c', aisles: ['dairy', 1, true] } }
    await keep(anna.api, odd)
    expect(await settingsOf(anna.api)).toEqual(odd)
    expect(await settingsOf(ben.api)).toEqual({})
  })

  test.each([
    [{ global: 7 }],
    [{ 'a b': { x: 1 } }],
    [{ global: { ['x'.repeat(51)]: 1 } }],
    [{ global: { text: 'x'.repeat(2_001) } }],
    [{ global: { '': 2 } }],
    [{ global: { nested: { a: 1 } } }],
  ])('what is no settings is refused: %j', async (settings) => {
    const answer = await fetch(`${server.address}api/users/preferences`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${anna.token}` },
      body: JSON.stringify({ settings }),
    })
    expect(answer.status).toBe(400)
    expect(await settingsOf(anna.api)).toEqual({})
  })

  test('settings over the limit of an account are refused as a whole', async () => {
    const many = Object.fromEntries(Array.from({ length: maxSettings + 1 }, (_, at) => [`s${at}`, at]))
    expect(await statusOf(keep(anna.api, { global: many }))).toBe(409)
    expect(await settingsOf(anna.api)).toEqual({})
  })

  test('names that objects have of themselves are settings as others', async () => {
    await keep(anna.api, JSON.parse('{"constructor":{"toString":1}}'))
    expect(await settingsOf(anna.api)).toEqual({ constructor: { toString: 1 } })
  })

  test('a reset deletes all settings', async () => {
    await keep(anna.api, { global: { theme: 'dark' } })
    await anna.api.call(resetPreferences, {})
    expect(await settingsOf(anna.api)).toEqual({})
  })
})
