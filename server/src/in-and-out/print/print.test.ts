import { uploadImage } from '@potluck/api/images'
import { createPrintTicket } from '@potluck/api/printing'
import { deleteRecipe, linkRecipe } from '@potluck/api/recipes'
import { logout } from '@potluck/api/sessions'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('print pages', (server) => {
  async function printed(
    member: TestMember,
    recipeIds: readonly string[],
    query: Readonly<Record<string, string>> = {},
    token?: string,
  ) {
    const ticket =
      token ?? (await member.api.call(createPrintTicket, { body: { recipeIds: [...recipeIds] } })).data.ticket
    const address = new URLSearchParams({ token: ticket, recipeId: recipeIds.join(), ...query })
    return fetch(`${server.address}api/print?${address}`)
  }

  const crumble = async (member: TestMember) => {
    const { data: image } = await member.api.call(uploadImage, { file: await aPicture() })
    return aRecipe(member, {
      title: 'Plum crumble',
      yield: '4 servings',
      source: 'Aunt Mo',
      url: 'https://example.com/crumble',
      ingredients: '[Fruit]\n2 cups plums\n350 g flour',
      instructions: 'Heat the oven to 350 °F.\nStew 2 cups of the plums.',
      notes: 'Good **cold**.',
      imageIds: [image.id],
    })
  }

  test('a printed recipe has all its parts and loads nothing from other sites', async () => {
    const anna = await server.member('Anna')
    const answer = await printed(anna, [(await crumble(anna)).id])
    const text = await answer.text()
    for (const words of [
      'Plum crumble',
      '4 servings',
      'Fruit',
      '<b>2 cups</b> plums',
      'Good <strong>cold</strong>.',
      'Aunt Mo · ',
      'size: A4',
    ])
      expect(text.replaceAll(/<\/?bdi>/g, '')).toContain(words)
    const [, picture = ''] = /<img class="photo" src="([^"]+)"/.exec(text) ?? []
    expect((await fetch(new URL(picture.replaceAll('&amp;', '&'), `${server.address}api/`))).status).toBe(200)
    expect(text).not.toMatch(/(?:src|href)="https?:/)
    expect(text).not.toContain('<script')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  test('a printed recipe is scaled, converted and reduced to the chosen parts', async () => {
    const anna = await server.member('Anna')
    const { id } = await crumble(anna)
    const text = await (
      await printed(anna, [id], {
        template: 'compact',
        modifiers: 'hideNotes,hideSourceURL,largeType,unknown',
        scale: '2',
        units: 'metric',
        oven: 'celsius',
        paper: 'letter',
      })
    ).text()
    for (const words of [
      '8 servings',
      '2× the recipe',
      '700 g',
      '180\u00a0°C',
      'class="sheet half compact"',
      'size: letter',
    ])
      expect(text).toContain(words)
    for (const words of ['Good <strong>cold</strong>.', 'example.com', '<img', '2 cups'])
      expect(text).not.toContain(words)
  })

  test('nutrition is printed where it is wanted: as stated, or else as worked out', async () => {
    const anna = await server.member('Anna')
    const candy = await aRecipe(anna, { yield: '4 servings', ingredients: '400 g sugar' })
    const stated = await aRecipe(anna, { yield: '4 servings', ingredients: '400 g sugar', nutrition: '123 kcal' })
    const text = async (id: string, look: Readonly<Record<string, string>>) => (await printed(anna, [id], look)).text()
    expect(await text(candy.id, {})).not.toContain('kcal')
    expect(await text(candy.id, { modifiers: 'nutrition' })).toContain('Energy 390 kcal · Protein 0 g')
    const printedStated = await text(stated.id, { modifiers: 'nutrition' })
    expect(printedStated).toContain('123 kcal')
    expect(printedStated).not.toContain('390 kcal')
  })

  test('a printed recipe uses its own weights, scales its steps and reads a bare number as servings', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna, {
      yield: '2',
      totalTime: '2 Stunden',
      ingredients: '3 cups (15 ounces) flour\n1 cup water (110 °F)\n4 onions',
      instructions: 'Stir 1 cup water into 3 cups flour in a 3 quart saucepan.',
    })
    const text = await (await printed(anna, [id], { units: 'metric', oven: 'celsius' })).text()
    for (const words of [
      '2 servings',
      '2 hours',
      '<b>425 g</b> flour',
      '(43 °C)',
      'Stir 240 ml water into 425 g flour in a 3 quart saucepan.',
    ])
      expect(text).toContain(words)
    const less = await (await printed(anna, [id], { scale: '1/2' })).text()
    for (const words of ['1 serving', '<b>2</b> onions']) expect(less).toContain(words)
  })

  test('below a line that is another recipe of the book stand its lines, scaled to it', async () => {
    const anna = await server.member('Anna')
    const dough = await aRecipe(anna, { title: 'Dough', yield: '800 g', ingredients: '500 g flour' })
    const pizza = await aRecipe(anna, { title: 'Pizza', ingredients: '400 g dough\n1 onion' })
    await anna.api.call(linkRecipe, { params: { id: pizza.id, linkedId: dough.id } })
    expect(await (await printed(anna, [pizza.id], { scale: '2' })).text()).toContain(
      '<li dir="auto"><b>800 g</b> dough<ul><li dir="auto"><b>500 g</b> flour</li></ul></li><li dir="auto"><b>2</b> onions</li>',
    )
  })

  test('a booklet has contents and numbered recipes without deleted ones', async () => {
    const anna = await server.member('Anna')
    const [one, gone, other] = [
      await aRecipe(anna, { title: 'Soup' }),
      await aRecipe(anna),
      await aRecipe(anna, { title: 'Pie' }),
    ]
    await anna.api.call(deleteRecipe, { params: { id: gone.id } })
    const text = await (await printed(anna, [other.id, gone.id, one.id], { title: 'For Ben' })).text()
    expect([...text.matchAll(/<a href="#recipe-(\d)" dir="auto">([^<]+)/g)].map(([, ...entry]) => entry)).toEqual([
      ['1', 'Pie'],
      ['2', 'Soup'],
    ])
    expect(text).toContain('For Ben')
  })

  test('a ticket opens its own page while its session lasts', async () => {
    const anna = await server.member('Anna')
    const [mine, other] = [await aRecipe(anna), await aRecipe(anna)]
    const { ticket } = (await anna.api.call(createPrintTicket, { body: { recipeIds: [mine.id] } })).data
    expect((await printed(anna, [mine.id], {}, ticket)).status).toBe(200)
    expect((await printed(anna, [other.id], {}, ticket)).status).toBe(401)
    expect((await printed(anna, [mine.id, other.id], {}, ticket)).status).toBe(401)
    expect((await printed(anna, [mine.id], {}, anna.token)).status).toBe(200)
    await anna.api.call(logout, {})
    const dead = await printed(anna, [mine.id], { print: 'true' }, ticket)
    expect(dead.status).toBe(401)
    expect(await dead.text()).toContain('This print page has expired')
  })

  test('a page prints itself when the address asks for it, by the one allowed script', async () => {
    const anna = await server.member('Anna')
    const answer = await printed(anna, [(await aRecipe(anna)).id], { print: 'true' })
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^' ]+'/)
    expect(await answer.text()).toContain('print()')
  })

  test('a printed shopping list has open items by aisle, merged, in the language of the cook', async () => {
    const anna = await server.member('Anna')
    const { id } = (await anna.api.call(createShoppingList, { body: { title: 'Market' } })).data
    const titles = ['2 onions', '3 onions', 'milk', '<b>salt</b>']
    const items = titles.map((title) => ({ id: uuid(), title }))
    await anna.api.call(addShoppingListItems, { params: { id }, body: { items } })
    const { ticket } = (await anna.api.call(createPrintTicket, { body: { shoppingListId: id } })).data
    const read = async (query: string) =>
      (await fetch(`${server.address}api/print/shoppingList/${id}?token=${ticket}&version=1&${query}`)).text()
    const grouped = await read('groupSimilar=true&groupCategories=true')
    expect(grouped).toContain('5 onions')
    expect(grouped).toContain('&lt;b&gt;salt')
    expect(grouped.match(/aisle-name/g)?.length).toBeGreaterThan(2)
    expect(await read('language=he&groupCategories=true')).toContain('dir="rtl"')
    const plain = await read('sortBy=title')
    expect(plain).toContain('2 onions')
    expect(plain).not.toContain('aisle-name" dir')
  })

  test('a printed list separates the same items as the screen', async () => {
    const anna = await server.member('Anna')
    const { id } = (await anna.api.call(createShoppingList, { body: { title: 'Market' } })).data
    const items = [
      { title: '2 l milk' },
      { title: '1 l milk, lactose-free' },
      { title: '100 g butter' },
      { title: '50 g butter', notes: 'VEGAN ONLY' },
      { title: '5 1/2 eggs' },
      { title: '12 lasagne' },
    ]
    await anna.api.call(addShoppingListItems, { params: { id }, body: { items, language: 'it-it' } })
    const { ticket } = (await anna.api.call(createPrintTicket, { body: { shoppingListId: id } })).data
    const address = `${server.address}api/print/shoppingList/${id}?token=${ticket}&version=1`
    const rows = async (language: string) => {
      const page = await (await fetch(`${address}&groupSimilar=true&groupCategories=true&language=${language}`)).text()
      return [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>|<li class="buy"><span[^>]*>(.*?)<\/span>/g)].map(
        ([, aisle, row]) => aisle ?? row,
      )
    }
    expect(await rows('en-us')).toEqual([
      'Dairy',
      '50 g butter<small>VEGAN ONLY</small>',
      '100 g butter',
      '6 eggs',
      '1 l milk, lactose-free',
      '2 l milk',
      'Pantry',
      '12 lasagne',
    ])
    expect((await rows('it-it')).filter((row) => /\d/.test(row ?? ''))).toHaveLength(6)
  })
})
