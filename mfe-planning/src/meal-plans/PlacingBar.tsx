import { Button } from '@potluck/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import { howMany } from '../how-many.ts'
import type { Placing } from './useDishActions.ts'

const questions = {
  moved: 'plan.moving',
  copied: 'plan.copying',
  leftovers: 'plan.placingLeftovers',
  planned: 'plan.moving',
} as const

/** Names the picked-up dishes, and puts them back. */
export function PlacingBar({ placing, onCancel }: { readonly placing: Placing; readonly onCancel: () => void }) {
  const { t } = useTranslation('planning')
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <BottomBar
      words={t(questions[placing.as], {
        ...howMany(placing.dishes.length),
        title: placing.dishes[0]?.title ?? '',
      })}
    >
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </BottomBar>
  )
}
