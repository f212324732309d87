import type { RecipeContents } from '@potluck/api/contents'
import { nutrientsBy, servingOf } from '@potluck/foods/serving'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { Link, Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NutritionTable } from './NutritionTable.tsx'
import classes from './WhatIsInIt.module.css'

interface Props {
  readonly contents: RecipeContents
  /** The factor by which the recipe is scaled. */
  readonly factor: number
  /** The lines of the ingredients. */
  readonly lines: readonly string[]
}

const nothing = nutrientsBy(() => null)

/** Most lines that are named. */
const mostNamed = 4

/** The nutrition of a recipe: of one serving, or of all that is cooked. */
export function Nutrition({ contents, factor, lines }: Props) {
  const { t } = useTranslation('recipes')
  const { list, number } = useFormats()
  const { apiBase } = useHost()
  const [amount, setAmount] = useState<'serving' | 'all'>('serving')
  const { servings } = contents
  const share = servings !== null && amount === 'serving' ? 1 / servings : factor
  const notCounted = contents.lines.filter((line) => line.notCounted !== undefined && line.notCounted !== 'amount')
  const names = notCounted.slice(0, mostNamed).map(({ at }) => lines[at]?.trim() ?? '')
  if (notCounted.length > mostNamed) names.push('…')
  const { whole } = servingOf({ ...contents, servings: 1 }, nothing)
  const served = (servings ?? 1) * factor
  return (
    <div className={classes.part}>
      {servings === null ? (
        <Text>{t('contents.whole')}</Text>
      ) : (
        <SegmentedControl
          label={t('contents.amount')}
          segments={[
            { value: 'serving', label: t('contents.serving') },
            { value: 'all', label: t('contents.all', { count: Math.ceil(served), value: number(served) }) },
          ]}
          value={amount}
          onChange={setAmount}
        />
      )}
      <NutritionTable
        whole={whole}
        nutrients={nutrientsBy((name) => {
          const inAll = contents.nutrients[name]
          return inAll === null ? null : inAll * share
        })}
      />
      {notCounted.length > 0 && (
        <Text>
          {t('contents.notCounted', {
            count: notCounted.length,
            lines: contents.lines.length,
            names: list(names, 'unit'),
          })}
        </Text>
      )}
      <Text size="small" tone="soft">
        {t('contents.workedOut')}
      </Text>
      <Link alone href={new URL('../docs/foods.md', apiBase).href}>
        {t('contents.sources')}
      </Link>
    </div>
  )
}
