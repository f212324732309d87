import { expect, type Locator, type Page } from '@playwright/test'

/**
 * The focused element, and whether its focus is visible: the element, one around it or the next one has a ring. Null if
 * nothing has the focus. One call, since a screen that loads in the meantime may take the focus away.
 */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const hasRing = (element: Element | null | undefined) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    }
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const around = [0, 1, 2].reduce<(Element | null | undefined)[]>(
      (elements) => [...elements, elements.at(-1)?.parentElement],
      [focused],
    )
    const isVisible = [...around, focused.nextElementSibling, focused.closest('article')].some(hasRing)
    return { isVisible, where: focused.outerHTML.slice(0, 200) }
  })

/** Presses Tab until the target has the focus; every element passed must show its focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await focusOn(page)
    if (focus) expect(focus.isVisible, `the focus is visible on ${focus.where}`).toBe(true)
  }
  await expect(target).toBeFocused()
}

/** Moves the focus to the target by Tab and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
