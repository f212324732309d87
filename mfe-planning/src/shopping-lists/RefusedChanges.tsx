import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { titlesOf } from './changes.ts'

interface Props {
  readonly refused: readonly Change[]
  readonly items: readonly ShoppingListItem[]
}

/** What could not be saved, until the cook tries again or lets go of it. Nothing when all was. */
export function RefusedChanges({ refused, items }: Props) {
  const { t, i18n } = useTranslation('planning')
  const { changes } = useHost()
  if (refused.length === 0) return null
  const tryAgain = () => {
    for (const { reference } of refused) changes.retry(reference)
  }
  const letGo = () => {
    for (const { reference } of refused) changes.discard(reference)
  }
  const titles = [...new Set(refused.flatMap((change) => titlesOf(change, items)))]
  return (
    <Note
      tone="danger"
      title={t('list.refused', { count: refused.length })}
      action={
        <>
          <Button variant="quiet" onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
          <Button variant="quiet" onClick={letGo}>
            {t('list.letGo')}
          </Button>
        </>
      }
    >
      <bdi>{new Intl.ListFormat(i18n.language, { type: 'unit' }).format(titles)}</bdi>
    </Note>
  )
}
