import { waitFor } from '@testing-library/react'

const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'

/** Waits until a live region says a text, so that a screen reader does. @returns the region */
export const announced = (text: string | RegExp): Promise<Element> =>
  waitFor(() => {
    const regions = [...document.querySelectorAll(live)]
    const said = regions.find(({ textContent }) =>
      typeof text === 'string' ? textContent?.includes(text) : text.test(textContent ?? ''),
    )
    if (!said) throw new Error(`no live region says ${text}`)
    return said
  })
