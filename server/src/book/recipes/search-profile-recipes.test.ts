import { type ProfileItemDraft, saveProfileItems } from '@potluck/api/profile-items'
import { listRecipes, type Recipe, searchRecipes } from '@potluck/api/recipes'
import { aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { Circle, TestMember } from '../../testing/test-server.ts'

bothDatabases('recipes of others', (server) => {
  let people: Circle
  let herring: Recipe

  const show = (...items: ProfileItemDraft[]) => people.anna.api.call(saveProfileItems, { body: { items } })

  beforeAll(async () => {
    people = await server.circle()
    herring = await aRecipe(people.anna, {
      title: 'Herring salad',
      totalTime: '10 minutes',
      source: 'Harbour Kitchen',
      ingredients: '2 herrings\n1 red onion',
      labels: ['fish'],
      rating: 5,
    })
    await aRecipe(people.anna, { title: 'Herring pie', totalTime: '2 hours', notes: 'with red wine, onion and 김치' })
    await aRecipe(people.anna, { title: 'Hidden stew', source: 'Harbour Kitchen', labels: ['secret'] })
    await aRecipe(people.ben, { title: 'Ben’s herring', totalTime: '5 minutes', source: 'Harbour', labels: ['fish'] })
    await aRecipe(people.ben, { title: 'Roast', totalTime: '3 hours' })
  })

  /** The number of recipes on all pages, and the titles of one. */
  const titlesOf = ({ totalCount, data }: { totalCount: number; data: readonly { title: string }[] }) => [
    totalCount,
    ...data.map(({ title }) => title),
  ]

  describe('recipes of friends in the own list and search', () => {
    beforeAll(() => show({ kind: 'all', visibility: 'friends' }))

    const foundTitles = async (query: string, more: object = {}) =>
      titlesOf((await people.ben.api.call(searchRecipes, { query: { query, includeFriends: 'true', ...more } })).data)
    const listed = async (query: object) =>
      titlesOf((await people.ben.api.call(listRecipes, { query: { includeFriends: 'true', ...query } })).data)

    test('a search with operators finds matching recipes of friends', async () => {
      expect(await foundTitles('herring')).toEqual([3, 'Ben’s herring', 'Herring pie', 'Herring salad'])
      expect(await foundTitles('herring time:<30')).toEqual([2, 'Ben’s herring', 'Herring salad'])
      expect(await foundTitles('herring source:kitchen')).toEqual([1, 'Herring salad'])
      expect(await foundTitles('herring -wine')).toEqual([2, 'Ben’s herring', 'Herring salad'])
      expect(await foundTitles('herring "red onion"')).toEqual([1, 'Herring salad'])
      expect(await foundTitles('herring -"red onion"')).toEqual([2, 'Ben’s herring', 'Herring pie'])
      expect(await foundTitles('time:>60')).toEqual([2, 'Roast', 'Herring pie'])
    })

    test.each(['김치', '김', 'with 김치'])('a search for “%s” finds Korean words of friends', async (query) => {
      expect(await foundTitles(query)).toEqual([1, 'Herring pie'])
    })

    test('a search with filters finds matching recipes of friends', async () => {
      expect(await foundTitles('herring', { maxMinutes: 30 })).toEqual([2, 'Ben’s herring', 'Herring salad'])
      expect(await foundTitles('herring', { minMinutes: 60 })).toEqual([1, 'Herring pie'])
      expect(await foundTitles('herring', { source: 'kitchen' })).toEqual([1, 'Herring salad'])
    })

    test('a filtered list includes matching recipes of friends, in order', async () => {
      expect(await listed({ maxMinutes: 30 })).toEqual([2, 'Ben’s herring', 'Herring salad'])
      expect(await listed({ source: 'harbour' })).toEqual([3, 'Ben’s herring', 'Herring salad', 'Hidden stew'])
      expect(await listed({ source: 'harbour', maxMinutes: 9 })).toEqual([1, 'Ben’s herring'])
      expect(await listed({ minMinutes: 60, sort: 'totalTime' })).toEqual([2, 'Herring pie', 'Roast'])
    })

    test('a filter by labels or ratings excludes recipes of friends', async () => {
      expect(await listed({ labels: 'fish' })).toEqual([1, 'Ben’s herring'])
      expect(await listed({ withoutLabels: 'fish' })).toEqual([1, 'Roast'])
      expect(await listed({ ratingFilter: '5' })).toEqual([0])
      expect(await foundTitles('herring label:fish')).toEqual([1, 'Ben’s herring'])
      expect(await foundTitles('herring rating:>3')).toEqual([0])
    })

    test('pages of a search follow each other across own recipes and those of friends', async () => {
      const pages = await Promise.all([0, 1, 2, 3].map((offset) => foundTitles('herring', { offset, count: 1 })))
      expect(pages).toEqual([[3, 'Ben’s herring'], [3, 'Herring pie'], [3, 'Herring salad'], [3]])
    })
  })

  describe('search in the book of one person', () => {
    const search = (member: TestMember | null, query: string, more: object = {}) =>
      (member?.api ?? server.client()).call(searchRecipes, { query: { query, userId: people.anna.id, ...more } })

    beforeAll(() =>
      show(
        { kind: 'recipe', recipeId: herring.id, visibility: 'public' },
        { kind: 'label', labelId: herring.labels[0]?.id ?? '', visibility: 'friends' },
      ),
    )

    test('a search finds what the profile shows to the member or guest, and nothing of the own book', async () => {
      for (const viewer of [people.ben, people.carl, null]) {
        expect(titlesOf((await search(viewer, 'herr')).data)).toEqual([1, 'Herring salad'])
        expect(titlesOf((await search(viewer, 'stew')).data)).toEqual([0])
        expect(titlesOf((await search(viewer, 'harbour time:<30')).data)).toEqual([1, 'Herring salad'])
        expect(titlesOf((await search(viewer, 'harbour', { maxMinutes: 5 })).data)).toEqual([0])
      }
    })

    test('a search highlights the matching words and reveals no word of a hidden recipe', async () => {
      const { data } = await search(null, 'onion')
      expect(data.data).toMatchObject([
        { match: { field: 'ingredients', line: '1 red onion' }, labels: [], rating: null },
      ])
      expect((await search(null, 'h')).data.marks).not.toContain('hidden')
    })

    test('a search ignores labels that the profile hides, and never returns ratings', async () => {
      expect(titlesOf((await search(people.ben, 'herring label:fish')).data)).toEqual([1, 'Herring salad'])
      expect(titlesOf((await search(people.carl, 'herring label:fish')).data)).toEqual([0])
      expect(titlesOf((await search(people.ben, 'herring label:secret')).data)).toEqual([0])
      expect(await statusOf(search(people.carl, 'herring', { labels: 'fish' }))).toBe(404)
      expect(await statusOf(search(null, 'herring', { labels: 'fish' }))).toBe(401)
      expect(titlesOf((await search(people.ben, 'herring rating:5')).data)).toEqual([0])
    })

    test('a search of a hidden book is refused like its list', async () => {
      const book = (member: TestMember | null) =>
        (member?.api ?? server.client()).call(searchRecipes, { query: { query: 'herring', userId: people.carl.id } })
      expect(await Promise.all([book(people.ben), book(null)].map(statusOf))).toEqual([404, 401])
      expect(await statusOf(server.client().call(searchRecipes, { query: { query: 'herring' } }))).toBe(401)
    })
  })
})
