/** @page */
import { endOpening } from './end-opening.ts'

/** When everything that was changed has been told of. */
const told = () => new Promise((resolve) => setTimeout(resolve))

test('the mark stays over a screen that is loading, for at most a second', () => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div><div id="opening"></div>'
  const [root, mark] = document.body.children
  void endOpening(root!, mark!)
  jest.advanceTimersByTime(9_000)
  expect(mark).toBeInTheDocument()
  root!.innerHTML = '<main><p data-screen-loading="true"></p></main>'
  return Promise.resolve().then(() => {
    jest.advanceTimersByTime(999)
    expect(mark).toBeInTheDocument()
    jest.advanceTimersByTime(1)
    expect(mark).not.toBeInTheDocument()
    jest.useRealTimers()
  })
})

test('the mark is removed with the first screen that is complete', async () => {
  document.body.innerHTML = '<div id="root"></div><div id="opening"></div>'
  const [root, mark] = document.body.children
  void endOpening(root!, mark!)

  root!.append(document.createElement('nav'))
  await told()
  expect(mark).toBeInTheDocument()

  root!.firstElementChild!.append(document.createElement('main'))
  await told()
  expect(mark).not.toBeInTheDocument()
})

test('the focus moves from a link of the painted page to the same link of the shell', async () => {
  document.body.innerHTML = '<div id="root"></div><div id="opening"><a href="#/auth/login">Log in</a></div>'
  const [root, mark] = document.body.children
  void endOpening(root!, mark!)
  document.querySelector('a')?.focus()
  root!.innerHTML = '<main><a href="#/about">About</a><a href="#/auth/login">Log in</a></main>'
  await told()
  expect(document.activeElement?.textContent).toBe('Log in')
  expect(root!.contains(document.activeElement)).toBe(true)
})

describe('a stored screen', () => {
  beforeEach(() => {
    document.documentElement.dataset.opening = 'screen'
    document.body.innerHTML = '<div id="root"></div><div id="opening"></div>'
  })
  afterEach(() => {
    delete document.documentElement.dataset.opening
    jest.useRealTimers()
  })

  test('stays until the screen is complete', async () => {
    const [root, mark] = document.body.children
    void endOpening(root!, mark!)
    root!.innerHTML = '<main><p data-screen-loading="true"></p></main>'
    await told()
    expect(mark).toBeInTheDocument()
    root!.innerHTML = '<main>Soup</main>'
    await told()
    expect(mark).not.toBeInTheDocument()
    expect(document.documentElement.dataset.opening).toBe('ended')
  })

  test('hands a press on one of its buttons to the button of the application, once and if there is one', async () => {
    const [root, mark] = document.body.children
    mark!.innerHTML = '<button data-pressed="">Menu</button>'
    void endOpening(root!, mark!)
    const pressed: string[] = []
    root!.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
    root!.innerHTML = '<main><button>Filter</button><button>Menu</button></main>'
    await told()
    expect(pressed).toEqual(['Menu'])

    document.body.innerHTML = '<div id="root"></div><div id="opening"><button data-pressed="">More</button></div>'
    document.documentElement.dataset.opening = 'screen'
    const [again, over] = document.body.children
    void endOpening(again!, over!)
    again!.addEventListener('click', () => pressed.push('one of two'))
    again!.innerHTML = '<main><button>More</button><button>More</button></main>'
    await told()
    expect(pressed).toEqual(['Menu'])
  })

  test('is removed after six seconds when the screen does not load', () => {
    jest.useFakeTimers()
    const [root, mark] = document.body.children
    void endOpening(root!, mark!)
    root!.innerHTML = '<main><p data-screen-loading="true"></p></main>'
    jest.advanceTimersByTime(5_999)
    expect(mark).toBeInTheDocument()
    jest.advanceTimersByTime(1)
    expect(mark).not.toBeInTheDocument()
  })
})
