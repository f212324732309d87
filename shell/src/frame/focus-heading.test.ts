/** @page */
import { focusHeading } from './focus-heading.ts'

const screenOf = (title: string, more = '') => `<h1>${title}</h1>${more}`
const focused = () => document.activeElement?.textContent
const nextChange = () => new Promise((resolve) => setTimeout(resolve))

function shown(html: string): HTMLElement {
  document.body.innerHTML = `<button>Menu</button><main>${html}</main>`
  const content = document.querySelector('main')
  if (!content) throw new Error('no content')
  return content
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

test('the heading of a new screen has the focus', () => {
  focusHeading(shown(screenOf('Soup')))
  expect(focused()).toBe('Soup')
})

test('the focus waits for a screen that is loading', async () => {
  const content = shown('')
  focusHeading(content)
  content.innerHTML = screenOf('Soup')
  await nextChange()
  expect(focused()).toBe('Soup')
})

test('the focus leaves the link that was followed and its screen', async () => {
  const content = shown(screenOf('Recipes', '<a href="#soup">Soup</a>'))
  focus('a')
  focusHeading(content)
  content.innerHTML = screenOf('Tomato Soup')
  await nextChange()
  expect(focused()).toBe('Tomato Soup')
})

test('a cook who already uses the new screen keeps the focus', async () => {
  const content = shown('')
  focusHeading(content)
  content.innerHTML = screenOf('Find', '<input />')
  focus('input')
  await nextChange()
  expect(document.activeElement?.tagName).toBe('INPUT')
})

test('the focus does not move when the cook went on in the meantime', async () => {
  const content = shown('')
  focusHeading(content)
  focus('button')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  content.innerHTML = screenOf('Soup')
  await nextChange()
  expect(focused()).toBe('Menu')
})
