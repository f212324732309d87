import { BookSwitch } from '../book/BookSwitch.tsx'
import { useChooseBook } from '../book/useChooseBook.ts'
import type { OpenBook } from '../book/useOpenBook.ts'

interface Props {
  readonly book: OpenBook
  /** The kitchen that is shown, or all books; undefined for the own book. */
  readonly shown: string | undefined
}

/** The title of a list: for a cook in a household, the switch between its book and others. */
export function ListTitle({ book: { title, kitchens }, shown }: Props) {
  const choose = useChooseBook()
  return <BookSwitch title={title} kitchens={kitchens} kitchenId={shown} withAll onChoose={choose} />
}
