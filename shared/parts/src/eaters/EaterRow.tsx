import type { Eater } from '@potluck/api/eaters'
import { marks } from '@potluck/foods/marks'
import { onDemand } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../formats/useFormats.ts'

const EaterDialog = onDemand(() => import('./EaterDialog.tsx').then((module) => module.EaterDialog), 'dialog')

interface Props {
  /** With nothing in it for whoever wrote nothing down. */
  readonly eater: Eater
  /** The dialog begins with it, where it is another. */
  readonly start?: Eater
  readonly isKnown: boolean
  readonly isOneself: boolean
  /** Whether the cook may change it. */
  readonly mayChange: boolean
  readonly household: string | undefined
}

/** Somebody who eats here, with what they do not eat. */
export function EaterRow({ eater, start = eater, isKnown, isOneself, mayChange, household }: Props) {
  const [isOpen, setOpen] = useState(false)
  const said = useSaid(eater)
  return (
    <>
      <ListRow
        leading={<Avatar name={eater.name} />}
        title={eater.name}
        subtitle={said}
        onClick={mayChange ? () => setOpen(true) : undefined}
      />
      {isOpen && <EaterDialog eater={start} {...{ isKnown, isOneself, household }} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Says in one line what somebody does not eat. */
function useSaid({ mustNot, dislikes }: Eater): string {
  const { t } = useTranslation('parts')
  const { list } = useFormats()
  const lacks = marks.filter((mark) => mustNot.includes(mark)).map((mark) => t(`eaters.mark.${mark}`))
  const said = [
    ...(lacks.length > 0 ? [t('eaters.lacks', { what: list(lacks) })] : []),
    ...(dislikes.length > 0 ? [t('eaters.unlikes', { what: list(dislikes) })] : []),
  ]
  return said.length === 0 ? t('eaters.nothing') : said.join(' · ')
}
