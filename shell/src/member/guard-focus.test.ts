/** @page */

import { guardFocus } from './guard-focus.ts'

let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `
    <main>
      <h1>List</h1>
      <section>
        <h2>Fruit</h2>
        <ul>
          <li id="apples"><a href="#apples">Apples</a><button>Remove apples</button></li>
          <li id="pears"><a href="#pears">Pears</a><button>Remove pears</button></li>
          <li id="plums"><a href="#plums">Plums</a><button>Remove plums</button></li>
        </ul>
      </section>
      <p id="alone"><button>Try again</button></p>
    </main>
    <dialog id="dialog"><button>Delete</button></dialog>`
  stop = guardFocus()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!
const focus = (id: string, selector = 'button') => byId(id).querySelector<HTMLElement>(selector)?.focus()

/** Mutations are reported after the present task. */
async function settled(): Promise<void> {
  await Promise.resolve()
  jest.advanceTimersByTime(100)
}

const focused = () => document.activeElement?.textContent

test('the next row gets the focus of a row that goes, whoever removes it', async () => {
  focus('pears')
  byId('pears').remove()
  await settled()
  expect(focused()).toBe('Plums')
})

test('after the last row it is the one before, and after the only one the heading', async () => {
  focus('plums')
  byId('plums').remove()
  await settled()
  expect(focused()).toBe('Pears')
  byId('apples').remove()
  byId('pears').remove()
  await settled()
  expect(focused()).toBe('Fruit')
})

test('a part that is replaced hands on the focus: to what stands there now, or to the heading of the page', async () => {
  focus('alone')
  byId('alone').innerHTML = '<button>Resume</button>'
  await settled()
  expect(focused()).toBe('Resume')
  byId('alone').remove()
  await settled()
  expect(focused()).not.toBe('Resume')
  expect(document.activeElement).not.toBe(document.body)
})

test('a dialog that closes gives the focus back, or to what follows the row that it was opened from', async () => {
  focus('apples')
  focus('dialog')
  byId('dialog').remove()
  await settled()
  expect(focused()).toBe('Remove apples')
})

test('a row that goes with its dialog hands on the focus too', async () => {
  focus('apples')
  focus('dialog')
  byId('apples').remove()
  byId('dialog').remove()
  await settled()
  expect(focused()).toBe('Pears')
})

test('a button that is shut hands on the focus', async () => {
  focus('apples')
  const button = byId('apples').querySelector('button')!
  button.disabled = true
  await settled()
  expect(focused()).toBe('Apples')
})

test('a cook who leaves a field by a press beside it is left alone', async () => {
  focus('apples')
  byId('apples').querySelector('button')?.blur()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('another screen places the focus itself', async () => {
  focus('apples')
  location.hash = '#/other'
  byId('apples').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
  location.hash = ''
})
