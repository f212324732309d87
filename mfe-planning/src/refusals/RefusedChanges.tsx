import { truncate } from '@potluck/cooking/truncate'
import { useFormats } from '@potluck/parts'
import type { Change } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedWords } from './RefusedWords.tsx'
import { whyRefused } from './why-refused.ts'

interface Props {
  readonly refused: readonly Change[]
  /** Titles of the items of the changes. */
  readonly titles: readonly string[]
  /** Another action. */
  readonly action?: ReactNode
}

/** Maximum length of the titles, letters; three lines of them are visible. */
const maxLetters = 300

/** The refused changes, until the cook retries or discards them. Renders nothing if there are none. */
export function RefusedChanges({ refused, titles, action }: Props) {
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
  const reasons = new Set(refused.map(({ refusal }) => whyRefused(refusal)))
  // A retry makes no sense after the list or plan is deleted.
  const isGone = refused.every(({ refusal }) => refusal?.status === 404)
  return (
    <Note
      tone="danger"
      title={t('refused.title', { count: refused.length })}
      action={
        <>
          {action}
          {!isGone && (
            <Button variant="quiet" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            {t('refused.dismiss')}
          </Button>
        </>
      }
    >
      <RefusedWords>
        <bdi>{truncate(list([...new Set(titles)]), maxLetters)}</bdi>
      </RefusedWords>
      {[...reasons].map((why) => (
        <div key={why}>{t(`refused.why.${why}`)}</div>
      ))}
    </Note>
  )
}
