import { render } from '@testing-library/react'
import { UiProvider } from './UiProvider.tsx'

const page = document.documentElement

describe('UiProvider', () => {
  it('writes no style element', () => {
    render(<UiProvider>soup</UiProvider>)
    expect(document.querySelectorAll('style')).toHaveLength(0)
  })

  it('sets colour scheme, direction and text size, and updates them', () => {
    const { rerender } = render(
      <UiProvider colorScheme="dark" direction="rtl" fontSize="20px">
        soup
      </UiProvider>,
    )
    expect(page).toHaveAttribute('data-color-scheme', 'dark')
    expect(page).toHaveAttribute('dir', 'rtl')
    expect(page).toHaveStyle({ fontSize: '20px' })
    rerender(<UiProvider colorScheme="light">soup</UiProvider>)
    expect(page).toHaveAttribute('data-color-scheme', 'light')
    expect(page).toHaveAttribute('dir', 'ltr')
    expect(page.style.fontSize).toBe('')
  })
})
