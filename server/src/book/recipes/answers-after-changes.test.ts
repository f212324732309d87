import { deleteAccount, updateAccount } from '@potluck/api/account'
import { addCooking } from '@potluck/api/cookings'
import { uploadImage } from '@potluck/api/images'
import { deleteLabels, listLabels, renameLabel } from '@potluck/api/labels'
import { sendMessage } from '@potluck/api/messages'
import {
  createRecipe,
  deleteRecipe,
  listRecipes,
  moveRecipe,
  type RecipeSummary,
  rateRecipe,
  searchRecipes,
  updateRecipe,
  writtenFields,
} from '@potluck/api/recipes'
import { logout } from '@potluck/api/sessions'
import { v7 as uuid } from 'uuid'
import { Book } from '../../ground/access/book.ts'
import { bookState } from '../../people/book-changes/book-state.ts'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { readSummaries } from './summaries.ts'

type Shown = Omit<RecipeSummary, 'image'> & { readonly image: { readonly id: string } | null }

/** Addresses of pictures contain a ticket that changes with time. */
const withoutTickets = (recipes: readonly Shown[]) =>
  recipes.map(({ image, ...recipe }) => ({ ...recipe, imageId: image?.id ?? null }))

eachDatabase('lists and searches after changes', (server) => {
  /** The lists and search results of a folder, both when its labels and order are read and when they are cached. */
  async function answersOf({ api }: TestMember, folder: 'main' | 'inbox') {
    const query = { folder, query: 'soup' }
    const list = async () => (await api.call(listRecipes, { query: { folder } })).data.data
    const search = async () =>
      (await api.call(searchRecipes, { query })).data.data.map(({ match: _match, ...recipe }) => recipe)
    const [found, listed] = [withoutTickets(await search()), withoutTickets(await list())]
    expect([withoutTickets(await search()), withoutTickets(await list())]).toEqual([found, listed])
    return { listed, found }
  }

  test('a list and a search show every change since the last call', async () => {
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    const { api } = anna
    const [soup, pie] = [
      await aRecipe(anna, { title: 'Soup', labels: ['warm'] }),
      await aRecipe(anna, { title: 'Pie of soup', labels: ['warm'] }),
    ]
    const bread = await aRecipe(ben, { title: 'Soup of bread' })
    await anna.befriends(ben)
    await ben.api.call(sendMessage, { body: { to: anna.id, body: 'for you', recipeId: bread.id } })
    const { data: image } = await api.call(uploadImage, { file: await aPicture() })
    const params = { id: soup.id }
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      rate: () => api.call(rateRecipe, { params, body: { rating: 4 } }),
      cook: () => api.call(addCooking, { params, body: { id: uuid(), cookedAt: new Date().toISOString() } }),
      save: () =>
        api.call(updateRecipe, {
          params: { id: pie.id },
          body: { ...writtenFields(pie), title: 'Soup in a pie', labels: ['hot'], imageIds: [image.id] },
        }),
      'rename a label': async () => {
        const { data } = await api.call(listLabels, {})
        await api.call(renameLabel, { params: { id: data[0]?.id ?? '' }, body: { title: 'piping hot' } })
      },
      'delete labels': async () => {
        const { data } = await api.call(listLabels, {})
        await api.call(deleteLabels, { body: { labelIds: data.map(({ id }) => id) } })
      },
      create: () => api.call(createRecipe, { body: { title: 'Soup again' } }),
      'be renamed who sent one': () => ben.api.call(updateAccount, { body: { name: 'Benjamin' } }),
      move: () => api.call(moveRecipe, { params, body: { folder: 'inbox' } }),
      'be gone who sent one': () => ben.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } }),
      delete: () => api.call(deleteRecipe, { params }),
    }
    const both = async () => ({ main: await answersOf(anna, 'main'), inbox: await answersOf(anna, 'inbox') })
    let before = await both()
    expect([before.main.listed.length, before.inbox.found.length]).toEqual([2, 1])
    for (const [step, change] of Object.entries(steps)) {
      await change()
      const now = await both()
      expect({ step, changed: JSON.stringify(now) !== JSON.stringify(before) }).toEqual({ step, changed: true })
      const acting = Book.of(await anna.acting())
      for (const { listed, found } of [now.main, now.inbox]) {
        const ids = listed.map(({ id }) => id)
        expect(listed).toEqual(withoutTickets(await readSummaries(server.services, acting, ids)))
        expect(found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))).toEqual(listed)
      }
      before = now
    }
  })

  test('the labels of a book are read once until it changes, and an ended session gets no answer', async () => {
    const anna = await server.member('Anna')
    for (const title of ['Soup', 'Stew']) await aRecipe(anna, { title, ingredients: '1 onion', labels: ['warm'] })
    const list = () => anna.api.call(listRecipes, { query: {} })
    const search = () => anna.api.call(searchRecipes, { query: { query: 'soup' } })
    await list()
    const queries = jest.spyOn(server.database.db, 'executeQuery')
    const { data: page } = await list()
    expect(page.data.map(({ title }) => title)).toEqual(['Soup', 'Stew'])
    expect(page.data[0]?.labels.map(({ title }) => title)).toEqual(['warm'])
    // The session, which also reads the revision of the book, and the page.
    expect(queries.mock.calls).toHaveLength(2)
    queries.mockRestore()
    await anna.api.call(logout, {})
    expect([await statusOf(list()), await statusOf(search())]).toEqual([401, 401])
  })

  test('a call that may write reads the current state of the book', async () => {
    const anna = await server.member('Anna')
    const acting = Book.of(await anna.acting())
    const { revision, nextNumber } = await bookState(server.database, acting)
    await aRecipe(anna, { title: 'Soup' })
    const now = await bookState(server.database, acting)
    expect(now.revision).toBeGreaterThan(revision)
    expect(now.nextNumber).toBeGreaterThan(nextNumber)
  })
})
