import { clip } from './clip.ts'

/** What is read from a page without any data for machines. */
function read(html: string) {
  const result = clip(`<!doctype html><html lang="en"><body>${html}</body></html>`, { url: 'https://kitchen.example/' })
  if (result.outcome === 'refused') throw new Error(result.reason)
  return result.recipe
}

const lines = ['250 g flour', '2 eggs', '100 ml milk', '1 tsp salt']
const steps = ['Mix everything well in a large bowl.', 'Bake it in a hot oven until it is brown.']
const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('')
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const list = (texts: readonly string[]) => `<ul>${items(texts)}</ul>`
const ingredients = `<h2>Ingredients</h2>${list(lines)}`
const method = `<h2>Method</h2>${list(steps)}`

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
