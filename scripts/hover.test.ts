import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { readPackages } from './parts.mjs'
import { root } from './steps.mjs'

/** Selectors with `:hover` that also count where there is no mouse: a finger leaves them tinted after a tap. */
function hoverWithoutMouse(css: string): string[] {
  const open: string[] = []
  const selectors: string[] = []
  for (const [, prelude = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      if (prelude.includes(':hover') && !open.some((outer) => /@media.*\(hover: hover\)/.test(outer)))
        selectors.push(prelude.trim())
      open.push(prelude)
    }
    if (brace === '}') open.pop()
  }
  return selectors
}

test('the check of hover finds a rule outside of its media query, and none inside', () => {
  expect(hoverWithoutMouse('@layer ui { .row:hover { color: red; } }')).toEqual(['.row:hover'])
  expect(hoverWithoutMouse('@media (hover: hover) { .row:hover { color: red } } .row { color: red }')).toEqual([])
})

const sheets = readPackages()
  .flatMap(({ folder }) => [...filesBelow(`${root}/${folder}`)])
  .filter((file) => file.endsWith('.css'))

test('style sheets have :hover rules only inside the media query for devices with a mouse', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const rules = sheets.flatMap((file) =>
    hoverWithoutMouse(readFileSync(file, 'utf8')).map((selector) => `${relative(root, file)}: ${selector}`),
  )
  expect(rules).toEqual([])
})
