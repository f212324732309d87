/** @page */
import { copyText } from './copy-text.ts'

const given: string[] = []

/** The ways to copy that a browser allows: to write to the clipboard, or to copy the selection. */
function browser({ clipboard, copies }: { clipboard?: (text: string) => Promise<void>; copies?: boolean }) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: clipboard && { writeText: clipboard },
  })
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: (command: string) => {
      const { activeElement } = document
      if (!copies || command !== 'copy' || !(activeElement instanceof HTMLTextAreaElement)) return false
      given.push(activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd))
      return true
    },
  })
}

beforeEach(() => {
  given.length = 0
  document.body.innerHTML = '<button>Copy</button><dialog open><button>Copy</button></dialog>'
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
})

test('a text is written to the clipboard', async () => {
  browser({ clipboard: async (text) => void given.push(text) })
  expect(await copyText('soup')).toBe(true)
  expect(given).toEqual(['soup'])
})

test.each(['body > button', 'dialog button'])(
  'a text is copied by selection without a clipboard, and the focus returns: %s',
  async (where) => {
    browser({ copies: true })
    const button = document.querySelector<HTMLElement>(where)
    button?.focus()
    const before = document.body.innerHTML
    expect(await copyText('two\nlines')).toBe(true)
    expect(given).toEqual(['two\nlines'])
    expect(document.activeElement).toBe(button)
    expect(document.body.innerHTML).toBe(before)
  },
)

test('copyText fails when the browser allows neither way', async () => {
  browser({ clipboard: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  expect(await copyText('soup')).toBe(false)
  Reflect.deleteProperty(document, 'execCommand')
  expect(await copyText('soup')).toBe(false)
})
