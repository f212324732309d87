import fc from 'fast-check'
import { type Clipped, clip } from './clip.ts'

/** Reads what is expected to be readable. */
function read(input: string, url = 'https://kitchen.example/soup'): Clipped {
  const result = clip(input, { url })
  if (result.outcome === 'refused') throw new Error(`refused: ${result.reason}`)
  return result
}

const soup = {
  '@type': 'Recipe',
  name: 'Beetroot soup',
  recipeIngredient: ['2 beetroots', '1 l stock', '100 g cream', '1 tbsp dill'],
  recipeInstructions: ['Boil the beetroots in the stock.', 'Serve with cream and dill.'],
}
const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body><h1>Beetroot soup</h1>${body}</body></html>`

const lines = { ingredients: soup.recipeIngredient, instructions: soup.recipeInstructions }

describe('JSON-LD', () => {
  test('the complete recipe with the title of the page wins, and the other recipes are listed', () => {
    const teaser = { '@type': 'Recipe', name: 'Bread' }
    const other = { ...soup, name: 'Rye bread' }
    const { recipe, others } = read(page('', jsonLd([teaser, other, soup])))
    expect(recipe.title).toBe('Beetroot soup')
    expect(others.map(({ title }) => title)).toEqual(['Rye bread'])
  })

  test('the reader accepts JSON with raw newlines and comments', () => {
    const text = '<script type="application/ld+json">{ /* SEO */ "@type": "Recipe", "name": "Two\nlines", }</script>'
    expect(read(page('', text)).recipe.title).toBe('Two lines')
  })

  test('double-escaped entities and markup in strings become plain text', () => {
    const recipe = { ...soup, name: 'Salt &amp;amp; pepper', description: '&lt;b&gt;Hot&lt;/b&gt; &frac12;' }
    expect(read(page('', jsonLd(recipe))).recipe).toMatchObject({ title: 'Salt & pepper', description: 'Hot ½' })
  })

  test('the page fills fields that the data lacks', () => {
    const data = jsonLd({ '@type': 'Recipe', name: 'Beetroot soup', recipeIngredient: soup.recipeIngredient })
    const body = '<p>Serves 4</p><h2>Method</h2><ol><li>Boil it all well.</li><li>Serve it hot.</li></ol>'
    const { recipe, origins } = read(page(body, data))
    expect(recipe).toMatchObject({ yield: 'Serves 4', instructions: ['Boil it all well.', 'Serve it hot.'] })
    expect(origins.ingredients).toEqual({ source: 'json-ld', certainty: 'sure' })
    expect(origins.instructions).toEqual({ source: 'page', certainty: 'likely' })
  })

  test('the page restores section headers that the data lacks', () => {
    const body =
      '<h2>Ingredients</h2><h3>Soup</h3><ul><li>2 beetroots</li><li>1 l stock</li></ul><h3>To serve</h3><ul><li>100 g cream</li><li>1 tbsp dill</li></ul>'
    expect(read(page(body, jsonLd(soup))).recipe.ingredients).toEqual([
      '[Soup]',
      '2 beetroots',
      '1 l stock',
      '[To serve]',
      '100 g cream',
      '1 tbsp dill',
    ])
  })

  test('the page wins over data that was cut at commas, and the recipe needs a review', () => {
    const data = jsonLd({ ...soup, recipeIngredient: ['500 g beef', 'in cubes', '1', '5 tsp mustard'] })
    const body = '<h2>Ingredients</h2><ul><li>500 g beef, in cubes</li><li>1,5 tsp mustard</li></ul>'
    const { recipe, origins } = read(page(body, data))
    expect(recipe.ingredients).toEqual(['500 g beef, in cubes', '1,5 tsp mustard'])
    expect(origins.ingredients).toEqual({ source: 'page', certainty: 'guess' })
  })

  test('the reader distinguishes a JSON-LD file from a page', () => {
    expect(read(JSON.stringify(soup))).toMatchObject({ format: 'json-ld', outcome: 'recipe', recipe: lines })
  })
})

describe('other structured data', () => {
  test('microdata', () => {
    const body = `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Beetroot soup</h2>
      <meta itemprop="totalTime" content="PT40M"><span itemprop="recipeYield">4 bowls</span><img itemprop="image" src="/soup.jpg">
      <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></span>
      <ul>${soup.recipeIngredient.map((line) => `<li itemprop="ingredients">${line}</li>`).join('')}</ul>
      <div itemprop="recipeInstructions"><ol>${soup.recipeInstructions.map((line) => `<li>${line}</li>`).join('')}</ol></div></div>`
    const { recipe, origins } = read(page(body))
    expect(recipe).toMatchObject({
      ...lines,
      yield: '4 bowls',
      totalTime: { minutes: 40, text: '40 min' },
      author: 'Ada',
      images: ['https://kitchen.example/soup.jpg'],
    })
    expect(origins.ingredients?.source).toBe('microdata')
  })

  test('RDFa', () => {
    const body = `<div vocab="https://schema.org/" typeof="Recipe"><b property="name">Beetroot soup</b>
      ${soup.recipeIngredient.map((line) => `<p property="schema:recipeIngredient">${line}</p>`).join('')}
      <div property="recipeInstructions">${soup.recipeInstructions.map((line) => `<p>${line}</p>`).join('')}</div></div>`
    const { recipe, origins } = read(page(body))
    expect(recipe).toMatchObject(lines)
    expect(origins.instructions?.source).toBe('rdfa')
  })

  test('h-recipe', () => {
    const body = `<article class="h-recipe"><h2 class="p-name">Beetroot soup</h2><time class="dt-duration" datetime="PT40M">40 min</time>
      <ul>${soup.recipeIngredient.map((line) => `<li class="p-ingredient">${line}</li>`).join('')}</ul>
      <div class="e-instructions">${soup.recipeInstructions.map((line) => `<p>${line}</p>`).join('')}</div></article>`
    const { recipe, origins } = read(page(body))
    expect(recipe).toMatchObject({ ...lines, totalTime: { minutes: 40 } })
    expect(origins.ingredients?.source).toBe('h-recipe')
  })

  test.each([
    [
      'WP Recipe Maker',
      'wprm-recipe-container',
      'wprm-recipe-ingredient-group',
      'wprm-recipe-ingredient',
      'wprm-recipe-instruction-group',
      'wprm-recipe-instruction',
    ],
    ['Tasty Recipes', 'tasty-recipes', 'tasty-recipes-ingredients-body', '', 'tasty-recipes-instructions-body', ''],
    ['Mediavine Create', 'mv-create-card', 'mv-create-ingredients', '', 'mv-create-instructions', ''],
    ['EasyRecipe', 'easyrecipe', 'ERSIngredients', 'ingredient', 'ERSInstructions', 'instruction'],
    [
      'Zip Recipes',
      'zlrecipe-container-border',
      'zlrecipe-ingredients-list',
      'ingredient',
      'zlrecipe-instructions-list',
      'instruction',
    ],
  ])('the markup of the WordPress plug-in %s', (_, card, ingredients, ingredient, instructions, instruction) => {
    const list = (area: string, line: string, texts: readonly string[]) =>
      `<div class="${area}"><h4>Soup</h4><ul>${texts.map((text) => `<li class="${line}">${text}</li>`).join('')}</ul></div>`
    const body = `<div class="${card}">${list(ingredients, ingredient, soup.recipeIngredient)}${list(instructions, instruction, soup.recipeInstructions)}</div>`
    const { recipe, origins } = read(page(body))
    expect(recipe.ingredients).toEqual(['[Soup]', ...soup.recipeIngredient])
    expect(recipe.instructions).toEqual(['[Soup]', ...soup.recipeInstructions])
    expect(origins.ingredients).toEqual({ source: 'plug-in', certainty: 'sure' })
  })
})

describe('pages without structured data', () => {
  const list = (tag: string, texts: readonly string[]) =>
    `<${tag}>${texts.map((text) => `<li>${text}</li>`).join('')}</${tag}>`

  test.each([
    ['English', 'Ingredients', 'Directions'],
    ['German', 'Zutaten für 4 Personen', 'Zubereitung'],
    ['Italian', 'Ingredienti', 'Procedimento'],
    ['Ukrainian', 'Інгредієнти', 'Спосіб приготування'],
    ['Hebrew', 'מצרכים', 'אופן ההכנה'],
    ['French', 'Ingrédients pour 4 personnes', 'Préparation'],
    ['Spanish', 'Ingredientes', 'Preparación'],
    ['Dutch', 'Ingrediënten', 'Bereidingswijze'],
    ['Polish', 'Składniki', 'Sposób przygotowania'],
    ['Portuguese', 'Ingredientes', 'Modo de preparo'],
    ['Swedish', 'Ingredienser', 'Gör så här'],
    ['Russian', 'Ингредиенты', 'Приготовление'],
    ['Japanese', '材料', '作り方'],
  ])('labels in %s', (_, ingredients, instructions) => {
    const body = `<h2>${ingredients}</h2>${list('ul', lines.ingredients)}<h2>${instructions}</h2>${list('ol', lines.instructions)}`
    expect(read(page(body)).recipe).toMatchObject(lines)
  })

  test.each([
    ['lists', '<h2>Ingredients</h2>', list('ul', lines.ingredients)],
    ['lines with breaks', '<p><b>Ingredients:</b></p>', `<p>${lines.ingredients.join('<br>')}</p>`],
    ['paragraphs', '<h3>INGREDIENTS</h3>', lines.ingredients.map((line) => `<p>${line}</p>`).join('')],
    [
      'tables',
      '<h2>Ingredients</h2>',
      `<table>${lines.ingredients.map((line) => `<tr><td>${line.replace(' ', '</td><td>')}</td></tr>`).join('')}</table>`,
    ],
    [
      'class names',
      '',
      `<div class="recipe-ingredients">${lines.ingredients.map((line) => `<div class="row">${line}</div>`).join('')}</div>`,
    ],
    ['a list without any label', '<p>You will love this.</p>', list('ul', lines.ingredients)],
  ])('ingredients as %s', (_, label, shown) => {
    const body = `${label}${shown}<h2>Method</h2>${list('ol', lines.instructions)}`
    expect(read(page(body)).recipe).toMatchObject(lines)
  })

  test('print-only, related and comment sections are not the recipe', () => {
    const beside = (name: string) =>
      `<div class="${name}"><h2>Ingredients</h2>${list('ul', ['9 onions', '8 leeks', '7 eggs', '6 figs', '5 dates'])}</div>`
    const body = `${beside('print-only')}${beside('related-recipes')}<h2>Ingredients</h2>${list('ul', lines.ingredients)}
      <h2>Method</h2>${list('ol', lines.instructions)}<nav>${beside('menu')}</nav>${beside('comments-area')}<h2>Comments</h2>${list('ul', ['2 stars from me'])}`
    expect(read(page(body)).recipe).toMatchObject(lines)
  })

  test('notes, nutrition and equipment end the part before them', () => {
    const body = `<h2>Ingredients</h2>${list('ul', lines.ingredients)}<h2>Equipment</h2>${list('ul', ['1 pot'])}
      <h2>Method</h2>${list('ol', lines.instructions)}<h2>Nutrition</h2>${list('ul', ['200 kcal in each bowl of it.'])}`
    expect(read(page(body)).recipe).toMatchObject(lines)
  })

  test('section headers within a list stay', () => {
    const body = `<h2>Ingredients</h2><h3>Soup</h3>${list('ul', ['2 beetroots', '1 l stock'])}<p><strong>Topping:</strong></p>${list('ul', ['100 g cream'])}`
    expect(read(page(body)).recipe.ingredients).toEqual([
      '[Soup]',
      '2 beetroots',
      '1 l stock',
      '[Topping]',
      '100 g cream',
    ])
  })

  test('the metric list wins when a page shows two systems of units', () => {
    const cups = ['2 cups flour', '4 oz butter', '1 cup milk']
    const grams = ['250 g flour', '110 g butter', '240 ml milk']
    expect(read(page(`<h2>Ingredients</h2>${list('ul', cups)}${list('ul', grams)}`)).recipe.ingredients).toEqual(grams)
  })

  test('labels identify yield and times', () => {
    const body = `<p>Serves: 4</p><p>Prep time</p><p>10 mins</p><p>Cook time: 30 mins</p><h2>Ingredients</h2>${list('ul', lines.ingredients)}`
    expect(read(page(body)).recipe).toMatchObject({
      yield: '4',
      activeTime: { minutes: 10 },
      cookTime: { minutes: 30 },
      totalTime: { minutes: 40 },
    })
  })

  test('the page gives title, picture, source, address and language', () => {
    const head = `<meta property="og:site_name" content="Kitchen"><meta property="og:image" content="/soup.jpg"><link rel="canonical" href="/soup">`
    expect(read(page('', head), 'https://kitchen.example/?p=1')).toMatchObject({
      outcome: 'no recipe',
      recipe: {
        title: 'Beetroot soup',
        source: 'Kitchen',
        url: 'https://kitchen.example/soup',
        images: ['https://kitchen.example/soup.jpg'],
        language: 'en',
      },
    })
  })
})

describe('hostile input', () => {
  const million = 1_000_000
  const keyed = (first: object, name: string, count: number) => ({
    ...first,
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, '1 cup'])),
  })
  const branches = (depth: number): unknown =>
    depth === 0 ? '1 cup' : { name: 'n', itemListElement: Array(5).fill(branches(depth - 1)) }
  const graph = (count: number) => ({
    '@graph': Array.from({ length: count }, (_, id) => ({ '@id': `#${id}`, '@type': 'Thing' })),
  })

  test.each([
    ['50 MB of HTML', () => '<p>hello</p>'.repeat(4.2 * million)],
    ['a million nested tags', () => '<div>'.repeat(million)],
    ['a hundred thousand @graph nodes', () => page('', jsonLd(graph(100_000)))],
    ['a million nested arrays', () => page('', `<script type="application/ld+json">${'['.repeat(million)}</script>`)],
    [
      'quotes that never end',
      () => page('', `<script type="application/ld+json">{"@type":"Recipe","a":"${'x" y '.repeat(million)}`),
    ],
    [
      'nested recipe cards',
      () => '<div class="h-recipe wprm-recipe-container ingredients">'.repeat(90) + '<p>1 cup</p>'.repeat(45_000),
    ],
    [
      'nested items that refer to all',
      () => '<div itemscope itemtype="Recipe" itemref="a" id="a">'.repeat(90) + '<p itemprop="a">1</p>'.repeat(45_000),
    ],
    ['nested items of two names', () => '<div itemscope itemtype="Recipe" itemprop="a b">'.repeat(90)],
    ['one endless attribute', () => `<div class="${'a '.repeat(3 * million)}">`],
    ['one endless line of text', () => '1 a '.repeat(million)],
    ['half a million keys', () => page('', jsonLd(keyed({ '@type': 'Recipe' }, 'k', million / 2)))],
    [
      'half a million numbered lines',
      () => page('', jsonLd({ ...soup, recipeIngredient: keyed({}, '', million / 2) })),
    ],
    ['millions of empty objects', () => page('', `<script type="application/ld+json">${'{}'.repeat(3 * million)}`)],
    ['millions of colons', () => page('', `<script type="application/ld+json">{${':'.repeat(6 * million)}`)],
    [
      'a thousand lines of misread letters',
      () => page('', jsonLd({ ...soup, recipeIngredient: Array.from({ length: 1000 }, () => 'Ã©â€“'.repeat(1300)) })),
    ],
    ['steps of open shortcodes', () => page('', jsonLd({ ...soup, recipeInstructions: '[a b='.repeat(million) }))],
    ['lists within lists', () => page('', jsonLd({ ...soup, recipeIngredient: branches(8) }))],
    [
      'data of a script',
      () => `<script>${JSON.stringify({ ingredients: branches(8), steps: branches(8), x: [] })}</script>`,
    ],
    [
      'many scripts of data',
      () => `<script>{"ingredients":["${'1 cup '.repeat(20)}"],"a":[${'{},'.repeat(30_000)}]}</script>`.repeat(60),
    ],
    [
      'names in data and on the page',
      () =>
        page(
          `<ul>${Array.from({ length: 300 }, (_, at) => `<li>1 ${'x'.repeat(280)}${at}</li>`).join('')}</ul>`,
          jsonLd({ ...soup, recipeIngredient: Array(1_000).fill('x'.repeat(280)) }),
        ),
    ],
    [
      'names without amounts on both sides',
      () =>
        page(
          `<h2>Ingredients</h2><ul>${Array.from({ length: 300 }, (_, at) => `<li>1 ${'y'.repeat(280)}${at}</li>`).join('')}</ul>`,
          jsonLd({
            ...soup,
            recipeIngredient: Array.from({ length: 300 }, (_, at) => `${'x'.repeat(280 + (at % 7))}`),
          }),
        ),
    ],
    [
      'headings over ingredients deep in boxes at the side',
      () => `${'<div class="sidebar">'.repeat(90)}${'<h2>Ingredients</h2>'.repeat(40_000)}`,
    ],
    ['every line a label', () => '<h2>Ingredients</h2><li>1 cup</li>'.repeat(20_000)],
    ['lists that begin again and again', () => '<ul><li>1 cup<li>2 cups<li>3 cups</ul>x'.repeat(11_000)],
  ])('clip reads %s in linear time or refuses it with a reason', (_, input) => {
    const text = input()
    const started = process.cpuUsage()
    const result = clip(text)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(10_000)
    expect(['recipe', 'no recipe', 'refused']).toContain(result.outcome)
  })

  test('a refusal has a reason', () => {
    expect(clip('<p>'.repeat(3 * million))).toEqual({ outcome: 'refused', reason: 'too long' })
    expect(clip('<div>'.repeat(million))).toEqual({ outcome: 'refused', reason: 'too deep' })
    expect(clip('<li>'.repeat(million))).toEqual({ outcome: 'refused', reason: 'too many elements' })
  })

  test('script addresses and private addresses are refused', () => {
    const recipe = {
      ...soup,
      url: 'javascript:alert(1)',
      image: ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'],
    }
    const { url, images } = read(page('', jsonLd(recipe))).recipe
    expect([url, images]).toEqual(['https://kitchen.example/soup', []])
  })

  test('scripts in text are removed with their content', () => {
    const recipe = { ...soup, name: 'Soup<script>alert(1)</script> &lt;img src=x onerror=alert(1)&gt;' }
    expect(read(page('', jsonLd(recipe))).recipe.title).toBe('Soup')
  })

  test('clip reads any text and any tags without an error', () => {
    const piece = fc.constantFrom(
      '<div class="ingredients">',
      '</div>',
      '<li>',
      '<h2>Ingredients</h2>',
      '1 cup',
      '<',
      '"',
      '&amp;',
      '<table>',
      '<script type="application/ld+json">',
      '{"@type":"Recipe"',
      '</script>',
      'Method\n',
      ':',
      '<p itemscope itemtype="Recipe" itemprop="name">',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string())),
        (pieces) => typeof clip(pieces.join('')).outcome === 'string',
      ),
    )
  })
})
