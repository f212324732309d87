import { Button, onDemand, VisuallyHidden } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { isAllBooks } from '../book/all-books.ts'
import { isNarrowed, type ListView } from '../book/list-view.ts'

const LetterMenu = onDemand(() => import('./LetterMenu.tsx').then((module) => module.LetterMenu))

/** Shorter lists are scrolled as fast. */
const fewRows = 50

/** The row is looked for so often, because its page may be loading. */
const [tries, betweenMs] = [40, 50]

/** Whether rows are in the order of the letters that the server tells: those of one whole book. */
const hasLetters = (view: ListView, rows: number): boolean =>
  rows > fewRows &&
  ['title', '-title', 'titleDown'].includes(view.sort) &&
  !(isNarrowed(view) || view.friends || view.userId !== undefined || isAllBooks(view.kitchenId))

/** Gives the focus to the recipe in a row as soon as it is drawn, below what covers the top of the page. */
function focusRow(row: number): void {
  let left = tries
  const timer = setInterval(() => {
    const link = document.querySelector<HTMLElement>(`main [aria-posinset="${row + 1}"] a`)
    link?.scrollIntoView({ block: 'start', behavior: 'instant' })
    link?.focus({ preventScroll: true })
    left -= 1
    if (link || left === 0) clearInterval(timer)
  }, betweenMs)
}

interface Props {
  readonly view: ListView
  readonly rows: number
  /** Scrolls the list to a row. */
  readonly scrollTo: RefObject<((row: number) => void) | null>
}

/** Leads to the first recipe with a letter, in a long list by title. */
export function LetterJump({ view, rows, scrollTo }: Props) {
  const { t } = useTranslation('recipes')
  if (!hasLetters(view, rows)) return null
  function jump(row: number) {
    scrollTo.current?.(row)
    focusRow(row)
  }
  return (
    <Menu
      trigger={
        <Button variant="quiet">
          {t('list.letters')}
          <VisuallyHidden>: {t('list.toLetter')}</VisuallyHidden>
        </Button>
      }
      entries={(menu) => <LetterMenu view={view} menu={menu} onChoose={jump} />}
    />
  )
}
