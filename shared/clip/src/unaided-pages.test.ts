import { ingredients, lines, list, method as methodOf, read, steps } from './testing/bake.ts'

/** Pages without any data for machines, with what stands around and within a recipe. */
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const method = methodOf(steps)

describe('ingredients are read without', () => {
  test.each([
    ['a row of time and of people', `<h2>Ingredients</h2>${list(['Prep time 10 min', ...lines, '4 servings'])}`],
    ['a button beside their box', `<div class="ingredients">${ingredients}</div>${list(['Copy this', 'About Pro'])}`],
    [
      'a nutrition table in their box',
      `<div class="ingredients">${ingredients}<h3>Each serving contains</h3>
      ${list(['335kcal 17%', '10g 15%'])}</div>`,
    ],
    [
      'the equipment in their box',
      `<div class="ingredients">${ingredients}<h3>Utensils needed</h3>
      ${list(['Whisk', 'Bowl'])}</div>`,
    ],
    [
      'the shop that a question leads to',
      `<div class="ingredients"><h2>Ingredients</h2>${paragraphs([
        ...lines,
        'Is anything missing?',
        'Market',
        'Buy food here',
      ])}</div>`,
    ],
    [
      'tabs below a long remark',
      `${ingredients}<p>Names of brands in this list may be there because somebody has
      paid for them.</p>${list(['All', 'Without pictures'])}`,
    ],
  ])('%s', (_, part) => {
    expect(read(part + method)).toMatchObject({ ingredients: lines, instructions: steps })
  })
})

test('a list without amounts below a short line belongs to the ingredients', () => {
  const part = `<div class="ingredients">${ingredients}<p>To serve</p>${list(['parsley', 'lemon'])}</div>`
  expect(read(part + method).ingredients).toEqual([...lines, 'parsley', 'lemon'])
})

test('ingredients and steps of an article are read from plain paragraphs without labels', () => {
  const article = `<h1>Bake</h1><p>My aunt baked this every summer, and the whole street came.</p>`
  expect(read(article + paragraphs([...lines, ...steps]))).toMatchObject({ ingredients: lines, instructions: steps })
})

describe('steps are read', () => {
  const numbered = steps.map((step, at) => `<p>${at + 1}</p><p>${step}</p>`).join('')
  test.each([
    [
      'from boxes with a number each, without what follows',
      `<h2>Method</h2>${numbered}<p>Share this with a friend who
      likes to bake, or tell us how it was.</p>`,
    ],
    [
      'without the preview of the first',
      `<h2>Method</h2><p>${steps[0]}</p><p>1.</p><p>${steps[0]}</p><p>2.</p>
      <p>${steps[1]}</p>`,
    ],
    [
      'without the ingredients that are named again',
      `<h2>Method</h2><p>${steps[0]}</p>${list(lines.slice(0, 2))}
      <p>${steps[1]}</p>`,
    ],
    [
      'without the copyright of the book',
      `<h2>Method</h2>${paragraphs(steps)}<p>Copyright 2020, A Book of Bakes by
      A. Baker, All Rights Reserved</p>`,
    ],
    [
      'without the tips in their box',
      `<div class="instructions">${method}<h3>Recipe tips</h3>
      ${list(['You may mix it by hand if you do not want to wash the machine.'])}</div>`,
    ],
    ['below a label with the name of the dish', `<h2>Preparation of the bake</h2>${list(steps)}`],
    [
      'below a label and a row of time that begins with a label',
      `<h2>Method</h2>${list(['Preparation 10 min'])}${paragraphs(steps)}`,
    ],
    [
      'where tabs name both parts again',
      `${method}${list(['Ingredients', 'Steps'])}<p>Have you got all that you need?</p>`,
    ],
    [
      'right after the list, before a far label',
      `${paragraphs(steps)}<h2>Nutrition</h2>${list(
        Array.from({ length: 20 }, (_, at) => `value ${at}`),
      )}<h2>Preparation</h2><p>Anise is eaten raw, fried or baked in many places.</p>`,
    ],
  ])('%s', (_, part) => {
    expect(read(ingredients + part).instructions).toEqual(steps)
  })

  test('without the button after each', () => {
    const made = [...steps, 'Let it cool down on a rack.', 'Cut it into slices and serve it.']
    const part = `<h2>Method</h2>${paragraphs(made.flatMap((step) => [step, 'Done']))}`
    expect(read(ingredients + part).instructions).toEqual(made)
  })

  test('from boxes with a heading each', () => {
    const box = (title: string, step = '') => `<h2>${title}</h2><div class="instructions">${list([step])}</div>`
    expect(read(ingredients + box('Dough', steps[0]) + box('Oven', steps[1])).instructions).toEqual([
      '[Dough]',
      steps[0],
      '[Oven]',
      steps[1],
    ])
  })

  test('below a label in a script without blanks', () => {
    const made = ['小麦粉と卵と牛乳をよく混ぜる。', '熱いオーブンで色がつくまで焼く。']
    const page = `<h2>材料</h2>${list(['小麦粉 250g', '卵 2個', '牛乳 100ml'])}<h2>焼き菓子の作り方</h2>${list(made)}`
    expect(read(page).instructions).toEqual(made)
  })
})

test('a time right behind its label is read', () => {
  expect(read(`<p>Total time45 min</p>${ingredients}${method}`).totalTime?.minutes).toBe(45)
})

test('a recipe in several components, each with a list and steps, is read whole', () => {
  const filling = ['300 g apples', '50 g sugar', '1 tsp cinnamon']
  const cook = 'Cook the apples with sugar and cinnamon until they are soft.'
  const page = `<h2>Ingredients for the dough</h2>${list(lines)}${paragraphs(steps)}
    <h2>Filling</h2>${list(filling)}<p>${cook}</p>`
  expect(read(page)).toMatchObject({
    ingredients: ['[Ingredients for the dough]', ...lines, '[Filling]', ...filling],
    instructions: ['[Ingredients for the dough]', ...steps, '[Filling]', cook],
  })
})

test('a component of two ingredients is read with its steps', () => {
  const filling = ['300 g apples', '50 g sugar', '1 tsp cinnamon']
  const cook = 'Cook the apples with sugar and cinnamon until they are soft.'
  const page = `<h2>Ingredients for the dough</h2>${list(lines.slice(0, 2))}<p>${steps[0]}</p>
    <h2>Filling</h2>${list(filling)}<p>${cook}</p>`
  expect(read(page).instructions).toEqual(['[Ingredients for the dough]', steps[0], '[Filling]', cook])
})

test('a second list below another label is no component', () => {
  const table = `<h2>Nutrition</h2>${list(['335 g energy', '10 g fat', '2 g salt'])}`
  expect(read(ingredients + paragraphs(steps) + table)).toMatchObject({ ingredients: lines, instructions: steps })
})

describe('amounts', () => {
  test.each([
    [
      'in a box before each name',
      paragraphs(
        lines.flatMap((line) => {
          const [amount = '', unit = '', name] = line.split(' ')
          return name === undefined ? [amount, unit] : [`${amount} ${unit}`, name]
        }),
      ),
    ],
    [
      'in a column before the names',
      `<table>${lines
        .map((line) => {
          const [amount = '', ...name] = line.split(' ')
          return `<tr><td>${amount}</td><td>${name.join(' ')}</td></tr>`
        })
        .join('')}</table>`,
    ],
  ])('%s stand before it', (_, part) => {
    expect(read(`<h2>Ingredients</h2>${part}${method}`).ingredients).toEqual(lines)
  })

  test('with a long word for a measure stand before the name in the next box', () => {
    const cells = ['250 g', 'flour', '1 handful', 'parsley', '1 pinch', 'salt', '2 tbsp', 'oil']
    expect(read(`<h2>Ingredients</h2>${paragraphs(cells)}${method}`).ingredients).toEqual([
      '250 g flour',
      '1 handful parsley',
      '1 pinch salt',
      '2 tbsp oil',
    ])
  })

  test('in metric and in US units are read once', () => {
    const us = ['2 cups flour', '2 eggs', '1/2 cup milk', '1 tsp salt']
    const both = `<h2>Ingredients</h2><h3>US</h3>${list(us)}<h3>Metric</h3>${list(lines)}`
    expect(read(both + method).ingredients.filter((line) => !line.startsWith('['))).toEqual(lines)
  })

  test('of nothing, and a plural in brackets, are written as people say it', () => {
    const written = ['250 g flour', '1 tablespoon(s) oil', '2 cup(s) milk', '0 as required salt']
    expect(read(`<h2>Ingredients</h2>${list(written)}${method}`).ingredients).toEqual([
      '250 g flour',
      '1 tablespoon oil',
      '2 cups milk',
      'salt as required',
    ])
  })
})

test('times above their labels are read', () => {
  const facts = '<div><p>20 min</p><p>Prep time</p><p>40 min</p><p>Cook time</p><p>1 h</p><p>Total time</p></div>'
  const recipe = read(`${facts}<h1>Bake</h1>${ingredients}${method}`)
  expect([recipe.activeTime?.minutes, recipe.cookTime?.minutes, recipe.totalTime?.minutes]).toEqual([20, 40, 60])
})

test('the yield is read from the label over the ingredients', () => {
  expect(read(`<h2>Ingredients 4 people</h2>${list(lines)}${method}`).yield).toBe('4 people')
})

test('the name of the site over each page is not the title of the recipe', () => {
  expect(read(`<h1>Kitchen</h1><h1>Apple bake</h1>${ingredients}${method}`).title).toBe('Apple bake')
})
