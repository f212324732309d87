/** @page */
import { endOpening } from './end-opening.ts'

/** When everything that was changed has been told of. */
const told = () => new Promise((resolve) => setTimeout(resolve))

test('the opening logo covers an empty frame and is removed with the first screen', async () => {
  document.body.innerHTML = '<div id="root"></div><div id="opening"></div>'
  const [root, mark] = document.body.children
  endOpening(root!, mark!)

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
  endOpening(root!, mark!)
  document.querySelector('a')?.focus()
  root!.innerHTML = '<main><a href="#/about">About</a><a href="#/auth/login">Log in</a></main>'
  await told()
  expect(document.activeElement?.textContent).toBe('Log in')
  expect(root!.contains(document.activeElement)).toBe(true)
})
