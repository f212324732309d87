import { inBook } from '@potluck/api/of-book'
import { listTitleLetters, type TitleLetter } from '@potluck/api/recipes'
import { useAsk } from '@potluck/platform/useAsk'
import { MenuList, type OpenMenu } from '@potluck/ui/content'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ListView } from '../book/list-view.ts'

interface Props {
  readonly view: ListView
  readonly menu: OpenMenu
  /** Called with the place of the first row of a letter. */
  readonly onChoose: (row: number) => void
}

/** The letters that titles of a list begin with. */
export function LetterMenu({ view: { folder, kitchenId, sort }, menu, onChoose }: Props) {
  const ask = useAsk(listTitleLetters, { toast: true })
  const [known, setKnown] = useState<readonly TitleLetter[] | null>(null)
  const close = useEffectEvent(menu.onClose)
  useEffect(() => {
    ask({ query: { folder, ...inBook(kitchenId).query } }).then(
      ({ letters }) => setKnown(letters),
      () => close(),
    )
  }, [ask, folder, kitchenId])
  if (!known) return null
  const letters = sort === 'titleDown' ? known.toReversed() : known
  let before = 0
  const entries = letters.map(({ letter, count }) => {
    const row = before
    before += count
    return { key: letter, label: letter === '0' ? '0–9' : letter.toUpperCase(), onSelect: () => onChoose(row) }
  })
  return <MenuList {...menu} entries={entries} />
}
