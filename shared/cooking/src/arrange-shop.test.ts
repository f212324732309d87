import { arrangeShop, languagesOfList } from './arrange-shop.ts'
import { type Language, languages } from './language.ts'
import { loadShopWords } from './loading/load-aisles.ts'

const look = { groupSimilar: true, groupCategories: true, sortBy: 'title' } as const
const item = (title: string, notes = '') => ({ title, notes, createdAt: 0 })

const household = [
  '2 onions',
  '1 onion, chopped',
  '3 onions',
  '12 lasagne sheets',
  '6 lasagne',
  'burro',
  '100 g burro',
  '2 EL Öl',
  '1 EL Öl',
  'milk',
].map((title) => item(title))

/** The list for a reader of this language: rows by aisle, as the lines that they come from. */
async function seenBy(language: Language, written: readonly string[]) {
  const titles = household.map(({ title }) => title)
  const words = await loadShopWords(languagesOfList(titles, written), language)
  return arrangeShop(household, { aisles: [], things: [] }, words, look).map(({ aisle, groups }) => ({
    aisle,
    rows: groups.map(({ items }) => items.map(({ title }) => title).sort()).sort(),
  }))
}

test.each([[['en-us', 'it-it']], [['it-it', 'en-us', 'de-de']], [['en-us']], [[]], [['xx', 'en-us']]])(
  'everybody sees a list written in %j in the same rows and aisles',
  async (written) => {
    const expected = await seenBy('en-us', written)
    for (const language of languages) expect(await seenBy(language, written)).toEqual(expected)
  },
)

test('aisles and units are in the viewer’s language, and items stay as written', async () => {
  const words = await loadShopWords(['en-us'], 'de-de')
  const items = [item('1 cup milk'), item('2 cups milk')]
  const [dairy] = arrangeShop(items, { aisles: [], things: [] }, words, look)
  expect([dairy?.title, dairy?.groups[0]?.title]).toEqual(['Milchprodukte und Eier', '3 Tassen milk'])
})

test('items of a hidden aisle join the other items', async () => {
  const words = await loadShopWords(['en-us'], 'en-us')
  const aisles = [{ id: 'dairy', title: null, hidden: true }]
  const things = [{ title: 'gizmo', aisle: 'dairy' }]
  const items = [item('2 onions'), item('milk'), item('gizmo')]
  const shown = arrangeShop(items, { aisles, things }, words, look).map(({ title, groups }) => [title, groups.length])
  expect(shown).toEqual([
    ['Produce', 1],
    ['Everything else', 2],
  ])
})

test('aisles stand in the order of the shop under their custom titles', async () => {
  const words = await loadShopWords(['en-us'], 'en-us')
  const aisles = [
    { id: 'uncategorized', title: null },
    { id: 'dairy', title: 'Cold things' },
    { id: 'corner', title: 'Corner' },
  ]
  const things = [
    { title: 'onions', aisle: 'corner' },
    { title: 'milk', aisle: 'gone' },
  ]
  const items = [item('2 onions'), item('milk'), item('gizmo'), item('1 apple')]
  const titles = arrangeShop(items, { aisles, things }, words, look).map(({ title }) => title)
  expect(titles).toEqual(['Everything else', 'Cold things', 'Corner', 'Produce'])
})
