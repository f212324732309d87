import { languages } from '@potluck/cooking/language'
import { loaders } from '../languages/loaders.ts'
import { conceptIds, conceptOf } from './concepts.ts'
import { listed } from './mark-index.ts'

describe.each(languages)('the names in %s', (language) => {
  test('each names one thing', async () => {
    const { names } = await loaders[language].marks()
    const things = new Map<string, string[]>()
    for (const id of conceptIds) {
      for (const name of new Set(listed(names[id] ?? '').map((written) => written.toLowerCase()))) {
        things.set(name, [...(things.get(name) ?? []), id])
      }
    }
    const twice = [...things].filter(([, ids]) => ids.length > 1)
    expect(twice).toEqual([])
  })

  test('there is a name for each of the fourteen', async () => {
    const { names } = await loaders[language].marks()
    const named = conceptIds.filter((id) => names[id] !== undefined).flatMap((id) => conceptOf(id).contains)
    expect(new Set(named)).toEqual(new Set(conceptIds.flatMap((id) => conceptOf(id).contains)))
  })
})
