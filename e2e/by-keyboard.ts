import { expect, type Locator, type Page } from '@playwright/test'

/**
 * What has the focus, and whether it shows: the element itself, or what is drawn in its place or around it, has a ring.
 * Asked at once, since a screen that comes in the meantime may take it away. Null when nothing on the page has it.
 */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const drawn = (element: Element | null | undefined) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    }
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const around = [0, 1, 2].reduce<(Element | null | undefined)[]>(
      (found) => [...found, found.at(-1)?.parentElement],
      [focused],
    )
    const shows = [...around, focused.nextElementSibling, focused.closest('article')].some(drawn)
    return { shows, where: focused.outerHTML.slice(0, 200) }
  })

/** Goes on with Tab until this has the focus, as a cook without a mouse does; everything on the way shows its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  const arrived = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await arrived()); presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await focusOn(page)
    if (focus) expect(focus.shows, `the focus shows on ${focus.where}`).toBe(true)
  }
  await expect(target).toBeFocused()
}

/** Goes there by Tab and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
