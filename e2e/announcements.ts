import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The texts of live regions, until they are taken out. */
    announced: string[]
  }
}

/** Writes down what live regions say, as a screen reader hears it. For a page that is not opened yet. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announced = []
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'
    const textOf = (node: Node): string => {
      if (node instanceof Element && node.matches('[aria-hidden="true"]')) return ''
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
      const text = [...node.childNodes].map(textOf).join('')
      return node instanceof Element && node.matches('button') ? ` ${text} ` : text
    }
    const say = (node: Node) => {
      const words = textOf(node).replace(/\s+/g, ' ').trim()
      if (words !== '' && window.announced.at(-1) !== words) window.announced.push(words)
    }
    const sayIn = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || element.closest('[aria-hidden="true"], [inert]')) return
      if (element.closest(live)) say(node)
      else for (const region of element.querySelectorAll(live)) say(region)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) sayIn(node)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/**
 * Does something, and expects that exactly these texts are announced, and perhaps that something is loading. A late text
 * fails the next call.
 */
export async function expectAnnounced(
  page: Page,
  act: () => Promise<unknown>,
  words: readonly unknown[],
): Promise<void> {
  await page.evaluate(() => window.announced.splice(0))
  await act()
  await expect
    .poll(() => page.evaluate(() => window.announced.filter((text) => !text.startsWith('Loading'))))
    .toEqual(words)
}
