/** @page */
import { embedCode, shareAddress } from './share-address.ts'

const address = 's/AbCdEfGhIjKlMnOpQrStUv'

test('a link opens the page next to the API at any base address', () => {
  expect(shareAddress({ address }, 'https://cook.example/api/')).toBe(`https://cook.example/${address}`)
  expect(shareAddress({ address }, 'https://example.org/potluck/api/')).toBe(`https://example.org/potluck/${address}`)
})

test('the embed code is one frame for any title', () => {
  const recipe = { id: 'x', title: '"><script>alert(1)</script> & co' }
  const holder = document.createElement('div')
  holder.innerHTML = embedCode({ address, recipe }, 'https://cook.example/api/')
  expect(holder.querySelectorAll('*')).toHaveLength(1)
  const frame = holder.querySelector('iframe')
  expect(frame?.title).toBe(recipe.title)
  expect(frame?.src).toBe('https://cook.example/api/embed/AbCdEfGhIjKlMnOpQrStUv?version=1')
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-scripts')
})
