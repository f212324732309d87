import type { Exact } from '@potluck/cooking/quantity'
import { Text } from '@potluck/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ScaleControl.module.css'

interface Props {
  readonly label: string
  /** The value while nobody types. */
  readonly value: string
  readonly factor: Exact
  /** Receives the typed factor; null for invalid text. */
  readonly read: (text: string) => Exact | null
  readonly onScale: (factor: Exact) => void
}

/** The width of the box follows its number, with a minimum for touch. */
const minSize = 3

/** A field for the amount to make. Enter or blur applies it; Escape restores the previous value. */
export function ScaleBox({ label, value, factor, read, onScale }: Props) {
  const { t } = useTranslation('recipes')
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const errorId = useId()

  function type(text: string | null) {
    setTyped(text)
    setWrong(false)
  }

  function take() {
    if (typed === null || typed.trim() === '') return type(null)
    const newFactor = read(typed)
    if (newFactor === null) return setWrong(true)
    type(null)
    if (!newFactor.equals(factor)) onScale(newFactor)
  }

  return (
    <span className={classes.box}>
      <input
        type="text"
        dir="ltr"
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        autoComplete="off"
        enterKeyHint="done"
        value={typed ?? value}
        size={Math.max(minSize, (typed ?? value).length)}
        className={classes.input}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
          if (event.key === 'Escape') type(null)
        }}
      />
      {wrong && (
        <Text as="span" id={errorId} size="small" tone="danger" role="alert">
          {t('scale.wrong')}
        </Text>
      )}
    </span>
  )
}
