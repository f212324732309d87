import { deleteSavedSearch, listSavedSearches, saveSearch } from '@potluck/api/saved-searches'
import { v7 as uuid } from 'uuid'
import { eachDatabase } from '../../testing/each-database.ts'

eachDatabase('saved searches', (server) => {
  test('a search is saved, changed under its id, listed by title and deleted', async () => {
    const anna = await server.member('Anna')
    const [quick, autumn] = [uuid(), uuid()]
    await anna.api.call(saveSearch, { params: { id: quick }, body: { title: ' Quick ', view: 'time=30' } })
    await anna.api.call(saveSearch, { params: { id: autumn }, body: { title: 'Ähren', view: 'search=rye' } })
    await anna.api.call(saveSearch, { params: { id: quick }, body: { title: 'Quick', view: 'time=15' } })
    const { data } = await anna.api.call(listSavedSearches, {})
    expect(data.map(({ title, view }) => [title, view])).toEqual([
      ['Ähren', 'search=rye'],
      ['Quick', 'time=15'],
    ])
    await anna.api.call(deleteSavedSearch, { params: { id: autumn } })
    await expect(anna.api.call(deleteSavedSearch, { params: { id: autumn } })).rejects.toMatchObject({ status: 404 })
    expect((await anna.api.call(listSavedSearches, {})).data).toHaveLength(1)
  })

  test('a member saves at most a hundred searches, each with a name and content', async () => {
    const anna = await server.member('Anna')
    const save = (body: { title: string; view: string }) => anna.api.call(saveSearch, { params: { id: uuid() }, body })
    for (let count = 0; count < 100; count += 1) await save({ title: `Search ${count}`, view: 'time=30' })
    await expect(save({ title: 'One more', view: 'time=30' })).rejects.toMatchObject({ status: 409 })
    for (const body of [
      { title: '  ', view: 'time=30' },
      { title: 'x', view: '' },
      { title: 'x'.repeat(101), view: 'a' },
      { title: 'x', view: 'a'.repeat(4_001) },
      { title: 'x\u0000', view: 'a' },
    ]) {
      await expect(save(body)).rejects.toMatchObject({ status: 400 })
    }
  })
})
