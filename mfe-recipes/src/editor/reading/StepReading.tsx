import { findDurations } from '@potluck/cooking/durations'
import { readIngredientLines } from '@potluck/cooking/ingredient-line'
import { readInstructions } from '@potluck/cooking/instructions'
import { findNamedIngredients } from '@potluck/cooking/named-ingredients'
import { findTemperatures } from '@potluck/cooking/temperatures'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useFormats } from '@potluck/parts'
import { Text } from '@potluck/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Reading.module.css'
import { ReadingBox } from './ReadingBox.tsx'

interface Span {
  readonly start: number
  readonly end: number
}

interface ReadStep {
  readonly content: string
  readonly count: number
  readonly isHeader: boolean
  readonly times: readonly string[]
  readonly heats: readonly string[]
  /** Names of the ingredients of the step. */
  readonly takes: readonly string[]
}

interface Props {
  readonly instructions: string
  readonly ingredients: string
  readonly words: Vocabulary
}

function readSteps({ instructions, ingredients, words }: Props) {
  const names = readIngredientLines(ingredients, words)
    .filter(({ isHeader, ingredient }) => !isHeader && ingredient !== '')
    .map(({ ingredient }) => ingredient)
  const used = new Set<number>()
  const steps = readInstructions(instructions).map(({ content, count, isHeader }): ReadStep => {
    const cut = (spans: readonly Span[]) =>
      spans.map(({ start, end }) => content.slice(start, end).replace(/[.,;:]+$/u, ''))
    if (isHeader) return { content, count, isHeader, times: [], heats: [], takes: [] }
    const positions = new Set(findNamedIngredients(content, names, words).flatMap((mention) => mention.ingredients))
    for (const position of positions) used.add(position)
    return {
      content,
      count,
      isHeader,
      times: cut(findDurations(content, words)),
      heats: cut(findTemperatures(content, words)),
      takes: [...positions].flatMap((position) => names[position] ?? []),
    }
  })
  return { steps, unnamed: [...new Set(names.filter((_, position) => !used.has(position)))] }
}

/** The durations, temperatures and ingredients of each step, and the ingredients without a step. */
export function StepReading(props: Props) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const { instructions, ingredients, words } = props
  const { steps, unnamed } = useMemo(
    () => readSteps({ instructions, ingredients, words }),
    [instructions, ingredients, words],
  )
  const count = steps.filter(({ isHeader }) => !isHeader).length

  return (
    <ReadingBox label={t('reading.steps')} summary={t('reading.stepCount', { count })} isEmpty={steps.length === 0}>
      <ol className={classes.lines}>
        {steps.map((step, place) => (
          <li key={place} dir="auto">
            {step.isHeader ? <div className={classes.header}>{step.content}</div> : <Step step={step} />}
          </li>
        ))}
      </ol>
      {unnamed.length > 0 && (
        <Text size="small" tone="soft" dir="auto">
          {t('reading.unnamed', { things: list(unnamed) })}
        </Text>
      )}
    </ReadingBox>
  )
}

function Step({ step: { content, count, times, heats, takes } }: { readonly step: ReadStep }) {
  const facts = [...times, ...heats]
  return (
    <div className={classes.step}>
      <span className={classes.number}>{count > 0 && count}</span>
      <span>
        <span className={classes.begins}>{content}</span>
        {(facts.length > 0 || takes.length > 0) && (
          <span className={classes.found}>
            {facts.map((text, at) => (
              <b key={at}>{text}</b>
            ))}
            {takes.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </span>
        )}
      </span>
    </div>
  )
}
