import { endOpening } from './end-opening.ts'

/** When everything that was changed has been told of. */
const told = () => new Promise((resolve) => setTimeout(resolve))

test('the mark stays over an empty frame and goes with the first screen, for good', async () => {
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
