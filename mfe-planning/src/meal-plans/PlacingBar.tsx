import { Button } from '@potluck/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
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

/** Moves the focus of who uses keys to the day after the picked-up dish. @returns moves it back */
function focusNextDay(): () => void {
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || !from.matches(':focus-visible')) return () => {}
  const days = [...document.querySelectorAll<HTMLElement>('[data-put-here]')]
  const next = days.find((day) => from.compareDocumentPosition(day) & Node.DOCUMENT_POSITION_FOLLOWING) ?? days[0]
  next?.focus()
  return () => from.focus()
}

/** Names the picked-up dishes, and puts them back. */
export function PlacingBar({ placing, onCancel }: { readonly placing: Placing; readonly onCancel: () => void }) {
  const { t } = useTranslation('planning')
  const goBack = useRef(() => {})
  function cancel() {
    goBack.current()
    onCancel()
  }
  const atEscape = useEffectEvent(cancel)
  useEffect(() => {
    goBack.current = focusNextDay()
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && atEscape()
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
      <Button variant="quiet" onClick={cancel}>
        {t('cancel')}
      </Button>
    </BottomBar>
  )
}
