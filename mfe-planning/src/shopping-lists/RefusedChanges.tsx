import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { titlesOf } from './changes.ts'

interface Props {
  readonly refused: readonly Change[]
  readonly items: readonly ShoppingListItem[]
}

/** What could not be saved, until the cook tries again or dismisses it. Nothing when all was. */
export function RefusedChanges({ refused, items }: Props) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const { changes } = useHost()
  if (refused.length === 0) return null
  const tryAgain = () => {
    for (const { reference } of refused) changes.retry(reference)
  }
  const dismiss = () => {
    for (const { reference } of refused) changes.discard(reference)
  }
  // To a list that is gone nothing can be saved any more.
  const isGone = refused.every(({ refusal }) => refusal?.status === 404)
  const titles = [...new Set(refused.flatMap((change) => titlesOf(change, items)))]
  return (
    <Note
      tone="danger"
      title={t('list.refused', { count: refused.length })}
      action={
        <>
          {!isGone && (
            <Button variant="quiet" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            {t('list.dismiss')}
          </Button>
        </>
      }
    >
      <bdi>{list(titles)}</bdi>
    </Note>
  )
}
