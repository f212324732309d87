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

test('a screen that is on its way is waited for', async () => {
  const content = shown('')
  focusHeading(content)
  content.innerHTML = screenOf('Soup')
  await nextChange()
  expect(focused()).toBe('Soup')
})

test('the link that was followed, and the screen it stood on, are left behind', async () => {
  const content = shown(screenOf('Recipes', '<a href="#soup">Soup</a>'))
  focus('a')
  focusHeading(content)
  content.innerHTML = screenOf('Tomato Soup')
  await nextChange()
  expect(focused()).toBe('Tomato Soup')
})

test('a cook who is already doing something there keeps the focus', async () => {
  const content = shown('')
  focusHeading(content)
  content.innerHTML = screenOf('Find', '<input />')
  focus('input')
  await nextChange()
  expect(document.activeElement?.tagName).toBe('INPUT')
})

test('a cook who goes on in the meantime is not called back', async () => {
  const content = shown('')
  focusHeading(content)
  focus('button')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  content.innerHTML = screenOf('Soup')
  await nextChange()
  expect(focused()).toBe('Menu')
})
