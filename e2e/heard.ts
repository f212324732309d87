import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** What live regions said, since it was last emptied. */
    heard: string[]
  }
}

/** Writes down what live regions say, as a screen reader hears it. For a page that is not opened yet. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = []
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'
    const textOf = (node: Node): string => {
      if (node instanceof Element && node.matches('[aria-hidden="true"]')) return ''
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
      const text = [...node.childNodes].map(textOf).join('')
      return node instanceof Element && node.matches('button') ? ` ${text} ` : text
    }
    const say = (node: Node) => {
      const words = textOf(node).replace(/\s+/g, ' ').trim()
      if (words !== '' && window.heard.at(-1) !== words) window.heard.push(words)
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

/** Does something, and expects that exactly this is said. What is said late fails what comes next. */
export async function expectHeard(page: Page, act: () => Promise<unknown>, words: readonly unknown[]): Promise<void> {
  await page.evaluate(() => window.heard.splice(0))
  await act()
  await expect.poll(() => page.evaluate(() => window.heard)).toEqual(words)
}
