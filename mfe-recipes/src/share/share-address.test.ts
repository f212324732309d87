/** @page */
import { embedCode, shareAddress } from './share-address.ts'

const address = 's/AbCdEfGhIjKlMnOpQrStUv'

test('a link leads to the page beside the API, wherever that lies', () => {
  expect(shareAddress({ address }, 'https://cook.example/api/')).toBe(`https://cook.example/${address}`)
  expect(shareAddress({ address }, 'https://example.org/potluck/api/')).toBe(`https://example.org/potluck/${address}`)
})

test('the code for another site is one frame, whatever the title is', () => {
  const recipe = { id: 'x', title: '"><script>alert(1)</script> & co' }
  const holder = document.createElement('div')
  holder.innerHTML = embedCode({ address, recipe }, 'https://cook.example/api/')
  expect(holder.querySelectorAll('*')).toHaveLength(1)
  const frame = holder.querySelector('iframe')
  expect(frame?.title).toBe(recipe.title)
  expect(frame?.src).toBe('https://cook.example/api/embed/AbCdEfGhIjKlMnOpQrStUv?version=1')
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-scripts')
})
